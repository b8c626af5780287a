/* Vectors of numbers for native engines: the operations of librt.vecs as inline functions, with buffers that are reused.

       VecI64Api.append(row, 5)      a call through a table, and often an allocation
                 |
       inline_append(row, 5)         a comparison and two stores

   The C files that mypyc writes include <vecs/librt_vecs_api.c>; the folder of this file comes first in the search path,
   so that they get this file, which includes the original. Vectors keep their layout: a buffer that is made here may be
   freed by librt, and the other way round. Released buffers of 8 to 1024 numbers are kept in lists by size. All libraries
   share these lists, because a buffer is often made in one of them and released in another; the global interpreter lock
   protects them.

   Every attribute of a native class is set by its constructor, so reading one needs no test; and code that raises an
   exception is moved out of the way. */

#include <Python.h>

#ifdef __GNUC__
#pragma GCC visibility push(hidden)
#endif
#ifdef LAW_PART
#include <vecs/librt_vecs_api.h>
#else
#include_next <vecs/librt_vecs_api.c>
#endif
#ifdef __GNUC__
#pragma GCC visibility pop
#endif

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && !defined(Py_REF_DEBUG)

#define ROW_SIZES 8
#define SMALLEST_ROW 8
#define KEPT_ROWS 256

/* Buffers by size; the first number of a kept buffer is the address of the next one. */
typedef struct {
    VecI64BufObject *first[ROW_SIZES];
    Py_ssize_t count[ROW_SIZES];
} KeptRows;

/* A long C file is compiled in parts (split_c.py): one of them finds the lists, and in the others LAW_PART is defined. */
#ifdef LAW_PART
extern __attribute__((visibility("hidden"))) KeptRows *kept_rows;
#else
__attribute__((visibility("hidden"))) KeptRows *kept_rows;

/* The name of the capsule in librt.vecs with the lists; libraries with other sizes have other lists. */
#define KEPT_NAME "librt.vecs._kept_rows_8_8_256"

/* Find the lists of all libraries, or make them; return -1 and set an exception if that fails. */
static int find_kept_rows(void) {
    PyObject *module = PyImport_ImportModule("librt.vecs");
    if (module == NULL) {
        return -1;
    }
    PyObject *names = PyModule_GetDict(module);
    PyObject *capsule = PyDict_GetItemString(names, KEPT_NAME);
    if (capsule == NULL) {
        KeptRows *made = PyMem_Calloc(1, sizeof(KeptRows));
        capsule = made == NULL ? PyErr_NoMemory() : PyCapsule_New(made, KEPT_NAME, NULL);
        if (capsule == NULL || PyDict_SetItemString(names, KEPT_NAME, capsule) < 0) {
            PyMem_Free(made);
            Py_XDECREF(capsule);
            Py_DECREF(module);
            return -1;
        }
        Py_DECREF(capsule);
    }
    kept_rows = PyCapsule_GetPointer(capsule, KEPT_NAME);
    Py_DECREF(module);
    return kept_rows == NULL ? -1 : 0;
}

static int import_vecs_and_rows(void) {
    return import_librt_vecs() < 0 ? -1 : find_kept_rows();
}
#endif

/* Return the index of the smallest size that holds so many numbers: 0 for up to 8, 1 for up to 16, and so on. */
static inline int size_index(Py_ssize_t capacity) {
    return capacity <= SMALLEST_ROW ? 0 : 61 - __builtin_clzll((unsigned long long)(capacity - 1));
}

/* Return a new buffer for at least so many numbers, which must not be 0; NULL if there is no memory. */
static VecI64BufObject *new_row(Py_ssize_t capacity) {
    int index = size_index(capacity);
    if (likely(index < ROW_SIZES)) {
        VecI64BufObject *row = kept_rows->first[index];
        if (likely(row != NULL)) {
            kept_rows->first[index] = (VecI64BufObject *)(intptr_t)row->items[0];
            kept_rows->count[index]--;
            Py_SET_REFCNT((PyObject *)row, 1);
            return row;
        }
        capacity = (Py_ssize_t)SMALLEST_ROW << index;
    }
    return PyObject_NewVar(VecI64BufObject, VecI64Api.buf_type, capacity);
}

/* Keep a buffer to which nothing refers any more, or free it. */
static void release_row(VecI64BufObject *row) {
    Py_ssize_t capacity = Py_SIZE(row);
    if (likely(capacity >= SMALLEST_ROW && (capacity & (capacity - 1)) == 0)) {
        int index = size_index(capacity);
        if (likely(index < ROW_SIZES && kept_rows->count[index] < KEPT_ROWS)) {
            row->items[0] = (int64_t)(intptr_t)kept_rows->first[index];
            kept_rows->first[index] = row;
            kept_rows->count[index]++;
            return;
        }
    }
    Py_DECREF(row);
}

static inline void decref_row(int64_t *items) {
    if (items != NULL) {
        VecI64BufObject *row = VEC_I64_BUF_FROM_ITEMS(items);
        if (Py_REFCNT((PyObject *)row) == 1) {
            release_row(row);
        } else {
            Py_DECREF(row);
        }
    }
}

/* Release the rows of a table whose last reference goes, then the table. */
static void release_table(VecNestedBufObject *table) {
    if (table->item_type == VEC_ITEM_TYPE_I64 && table->depth == 1) {
        for (Py_ssize_t i = 0; i < Py_SIZE(table); i++) {
            decref_row((int64_t *)table->items[i].items);
        }
        Py_SET_SIZE(table, 0); /* so that librt does not look for rows again */
    }
    Py_DECREF(table);
}

static inline void decref_table(VecNestedBufItem *items) {
    if (items != NULL) {
        VecNestedBufObject *table = VEC_NESTED_BUF_FROM_ITEMS(items);
        if (Py_REFCNT((PyObject *)table) == 1) {
            release_table(table);
        } else {
            Py_DECREF(table);
        }
    }
}

/* Objects with vectors release their buffers by Py_DECREF: choose by the type of the buffer. */
static inline void decref_buffer(VecI64BufObject *row) { decref_row(row->items); }
static inline void decref_table_buffer(VecNestedBufObject *table) { decref_table(table->items); }
static inline void decref_object(void *object) { Py_DECREF((PyObject *)object); }

#undef Py_DECREF
#define Py_DECREF(object)                                                                                      \
    _Generic((object), VecI64BufObject *: decref_buffer, VecNestedBufObject *: decref_table_buffer,             \
             default: decref_object)(object)
#undef VEC_I64_DECREF
#define VEC_I64_DECREF(v) decref_row((v).items)
#undef VEC_NESTED_DECREF
#define VEC_NESTED_DECREF(v) decref_table((v).items)

static inline VecI64 failed_row(void) {
    return (VecI64){.len = -1, .items = NULL};
}

/* Return a vector whose numbers are not set: mypyc writes all of them after this. */
static inline VecI64 inline_alloc(Py_ssize_t size, Py_ssize_t capacity) {
    if (capacity < size) {
        capacity = size;
    }
    if (capacity <= 0) {
        return (VecI64){.len = 0, .items = NULL};
    }
    VecI64BufObject *row = new_row(capacity);
    if (unlikely(row == NULL)) {
        return failed_row();
    }
    return (VecI64){.len = size, .items = row->items};
}

/* Return a vector with room for more numbers; the reference to the given one is taken over. The new buffer is at least
   twice as long as the numbers in the old one, so that a list to which n numbers are added one by one is copied log n
   times: new_row rounds up only the sizes of kept buffers. */
static __attribute__((noinline)) VecI64 grown(VecI64 v, Py_ssize_t more) {
    VecI64BufObject *row = new_row(v.len + (more > v.len ? more : v.len));
    if (unlikely(row == NULL)) {
        VEC_I64_DECREF(v);
        return failed_row();
    }
    if (v.len > 0) {
        memcpy(row->items, v.items, sizeof(int64_t) * v.len);
    }
    VEC_I64_DECREF(v);
    return (VecI64){.len = v.len, .items = row->items};
}

static inline int has_room(VecI64 v, Py_ssize_t more) {
    return v.items != NULL && v.len + more <= Py_SIZE(VEC_I64_BUF(v));
}

static inline VecI64 inline_append(VecI64 v, int64_t number) {
    if (unlikely(!has_room(v, 1))) {
        v = grown(v, 1);
        if (unlikely(v.len < 0)) {
            return v;
        }
    }
    v.items[v.len++] = number;
    return v;
}

static VecI64 inline_extend_vec(VecI64 v, VecI64 more) {
    if (more.len == 0) {
        return v;
    }
    if (!has_room(v, more.len) || v.items == more.items) {
        Py_ssize_t length = v.len + more.len;
        VEC_I64_INCREF(more);
        v = grown(v, more.len);
        if (likely(v.len >= 0)) {
            memcpy(v.items + v.len, more.items, sizeof(int64_t) * more.len);
            v.len = length;
        }
        VEC_I64_DECREF(more);
        return v;
    }
    memcpy(v.items + v.len, more.items, sizeof(int64_t) * more.len);
    v.len += more.len;
    return v;
}

static inline VecI64 inline_slice(VecI64 v, int64_t start, int64_t end) {
    start = start < 0 ? start + v.len : start;
    end = end < 0 ? end + v.len : end;
    start = start < 0 ? 0 : start > v.len ? v.len : start;
    end = end < start ? start : end > v.len ? v.len : end;
    if (end == start) {
        return (VecI64){.len = 0, .items = NULL};
    }
    VecI64BufObject *row = new_row(end - start);
    if (unlikely(row == NULL)) {
        return failed_row();
    }
    memcpy(row->items, v.items + start, sizeof(int64_t) * (end - start));
    return (VecI64){.len = end - start, .items = row->items};
}

static inline VecI64PopResult inline_pop(VecI64 v, Py_ssize_t index) {
    if (index < 0) {
        index += v.len;
    }
    if (unlikely(index < 0 || index >= v.len)) {
        return VecI64Api.pop(v, v.len);
    }
    VecI64PopResult result = {.f1 = v.items[index]};
    for (Py_ssize_t i = index; i < v.len - 1; i++) {
        v.items[i] = v.items[i + 1];
    }
    v.len--;
    result.f0 = v;
    return result;
}

static inline VecI64 inline_remove(VecI64 v, int64_t number) {
    for (Py_ssize_t i = 0; i < v.len; i++) {
        if (v.items[i] == number) {
            memmove(v.items + i, v.items + i + 1, sizeof(int64_t) * (v.len - i - 1));
            v.len--;
            return v;
        }
    }
    return VecI64Api.remove(v, number);
}

static PyObject *call_box(VecI64 v) { return VecI64Api.box(v); }
static VecI64 call_unbox(PyObject *boxed) { return VecI64Api.unbox(boxed); }
static VecI64 call_from_iterable(PyObject *items, int64_t capacity) { return VecI64Api.from_iterable(items, capacity); }
static VecI64 call_extend(VecI64 v, PyObject *items) { return VecI64Api.extend(v, items); }
static PyObject *call_to_list(VecI64 v) { return VecI64Api.to_list(v); }
static PyObject *call_to_tuple(VecI64 v) { return VecI64Api.to_tuple(v); }

static inline VecI64 inline_convert(VecNestedBufItem item) {
    return (VecI64){.len = item.len, .items = (int64_t *)item.items};
}

static const struct {
    VecI64 (*alloc)(Py_ssize_t, Py_ssize_t);
    PyObject *(*box)(VecI64);
    VecI64 (*unbox)(PyObject *);
    VecI64 (*convert_from_nested)(VecNestedBufItem);
    VecI64 (*append)(VecI64, int64_t);
    VecI64PopResult (*pop)(VecI64, Py_ssize_t);
    VecI64 (*remove)(VecI64, int64_t);
    VecI64 (*slice)(VecI64, int64_t, int64_t);
    VecI64 (*from_iterable)(PyObject *, int64_t);
    VecI64 (*extend)(VecI64, PyObject *);
    VecI64 (*extend_vec)(VecI64, VecI64);
    PyObject *(*to_list)(VecI64);
    PyObject *(*to_tuple)(VecI64);
} inline_api = {
    inline_alloc, call_box, call_unbox, inline_convert, inline_append, inline_pop, inline_remove,
    inline_slice, call_from_iterable, call_extend, inline_extend_vec, call_to_list, call_to_tuple,
};

#define VecI64Api inline_api
#ifndef LAW_PART
#define import_librt_vecs import_vecs_and_rows
#endif

/* Items of Python's lists: the support library is a part of its own, so its functions are not inlined. */
PyObject *CPyList_GetItemInt64(PyObject *, int64_t);

static inline PyObject *inline_list_item(PyObject *list, int64_t index) {
    if (__builtin_expect((uint64_t)index < (uint64_t)PyList_GET_SIZE(list), 1)) {
        return Py_NewRef(PyList_GET_ITEM(list, index));
    }
    return CPyList_GetItemInt64(list, index);
}

#define CPyList_GetItemInt64 inline_list_item
#define CPyList_SetItemUnsafe(list, index, value) PyList_SET_ITEM(list, index, value)

void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
#define CPy_AttributeError(...) __builtin_unreachable()

#endif
