"""Lark trees of declarations to our own classes; the last step of parse."""

from __future__ import annotations

from lawspeaker.parse import tree as t
from lawspeaker.parse.build_expressions import maybe_text, node, text, words_of
from lawspeaker.parse.build_sentences import SentenceBuilder
from lawspeaker.parse.nodes import Child, Node, Token


class Builder(SentenceBuilder):
    """Builds declarations."""

    def decl(self, child: Child) -> t.Decl:
        """Build one declaration."""
        tree = node(child)
        span, kids = self.places.of(tree), tree.children
        match tree.data:
            case "game":
                return t.GameDecl(span, self.quoted(kids[0]), self.block(kids[2]), self.cites(kids[1]))
            case "module":
                needs, block = self._terms(kids[2])
                return t.ModuleDecl(span, self.name_text(kids[0]), block, self.cites(kids[1]), needs)
            case "expansion":
                return t.ExpansionDecl(span, self.name_text(kids[0]), self.block(kids[2]), self.cites(kids[1]))
            case "setup":
                return t.SetupDecl(span, self.block(kids[1]), self.cites(kids[0]))
            case "course":
                return t.CourseDecl(span, self.block(kids[1]), self.cites(kids[0]))
            case "screen":
                return t.ScreenDecl(span, self.block(kids[1]), self.cites(kids[0]))
            case "example":
                return t.ExampleDecl(span, self.quoted(kids[0]), self._example(kids[2]), self.cites(kids[1], None))
            case "phase":
                return t.PhaseDecl(span, text(kids[0]), self.block(kids[2]), self.cites(kids[1]))
            case "thing":
                block = self.block(kids[3])
                return t.ThingDecl(span, text(kids[0]), self.name_text(kids[1]), block, self.cites(kids[2]))
            case "value" | "permission" | "event" | "verb":
                return self._signed(tree)
            case "win" | "score":
                return self._ending(tree)
            case "adds" | "sets" | "forbids" | "allows" | "ignores" | "when" | "while_" | "until":
                rule = self.rule(tree)
                return t.RuleDecl(span, rule, rule.cites)
            case _:
                return self._component(tree)

    def _example(self, block: Child) -> t.Block:
        """Build the lines of an example; piles that it puts together are no rule of the game."""
        before = {note for note in self.notes if note[0] == "poured"}
        built = self.block(block)
        for note in [note for note in self.notes if note[0] == "poured" and note not in before]:
            del self.notes[note]
        return built

    def _component(self, tree: Node) -> t.Decl:
        span, kids = self.places.of(tree), tree.children
        match tree.data:
            case "option":
                word, of, type_, default, eol, terms = kids
                kind = self.type(type_)
                value = self.maybe_expr(default)
                needs, block = self._terms(terms)
                return t.OptionDecl(span, text(word), maybe_text(of), kind, value, block, self.cites(eol), needs)
            case "resource":
                words = tuple(k.text for k in kids if isinstance(k, Token))
                return t.ResourceDecl(span, words, self._mods(kids[-2]), self.cites(kids[-1]))
            case "enum":
                return t.EnumDecl(span, text(kids[0]), self.type(kids[1]), self.cites(kids[2]))
            case "kind":
                fields, block = self._kind_body(kids[3])
                parent = maybe_text(kids[1])
                return t.KindDecl(span, text(kids[0]), parent, fields, block, self.cites(kids[2]))
            case "record":
                fields, block = self._kind_body(kids[2])
                return t.RecordDecl(span, text(kids[0]), fields, block, self.cites(kids[1]))
            case "state":
                word, of, by, type_, default, mods, eol, wording = kids
                value = self.maybe_expr(default)
                kind, second = self.type(type_), maybe_text(by)
                listed, said = self._mods(mods), self.block(wording)
                return t.StateDecl(span, text(word), maybe_text(of), kind, value, listed, self.cites(eol), second, said)
            case "pile":
                word, of, type_, mods, eol, below = kids
                kind, listed, (known, said) = self.type(type_), self._mods(mods), self._pile_body(below)
                return t.PileDecl(span, text(word), maybe_text(of), kind, listed, self.cites(eol), said, known)
            case "piece":
                word, of, mods, eol = kids
                return t.PieceDecl(span, text(word), maybe_text(of), self._mods(mods), self.cites(eol))
            case "board":
                return t.BoardDecl(span, text(kids[0]), self.block(kids[2]), self.cites(kids[1]))
            case "die":
                return t.DieDecl(span, text(kids[0]), self.block(kids[2]), self.cites(kids[1]))
            case other:
                raise AssertionError(f"no builder for {other}")

    def _terms(self, child: Child) -> tuple[tuple[t.Needs, ...], t.Block]:
        """Build what stands below an option or a module; what is no `needs` is refused later, at its own place."""
        parts = [] if child is None else [node(kid) for kid in node(child).children]
        needs = tuple(
            t.Needs(self.places.of(part), self.expr(part.children[0]), self.cited(part))
            for part in parts
            if part.data == "needs"
        )
        rest: list[Child] = [part for part in parts if part.data != "needs"]
        return needs, self.block(Node("block", rest, None, None, 0))

    def _pile_body(self, child: Child) -> tuple[tuple[t.Known, ...], t.Block]:
        """Build what stands below a pile: what is known of the things in it, and its `text`."""
        parts = [] if child is None else [node(kid) for kid in node(child).children]
        known = tuple(
            t.Known(self.places.of(part), text(part.children[0]), self.expr(part.children[1]), self.cited(part))
            for part in parts
            if part.data == "known"
        )
        rest: list[Child] = [part for part in parts if part.data != "known"]
        return known, self.block(Node("block", rest, None, None, 0))

    def _kind_body(self, child: Child) -> tuple[tuple[t.Field, ...], t.Block]:
        if child is None:
            return (), ()
        fields: list[t.Field] = []
        stmts: list[Child] = []
        for kid in node(child).children:
            part = node(kid)
            if part.data == "field":
                word, type_, default, eol = part.children
                kind, value = self.type(type_), self.maybe_expr(default)
                fields.append(t.Field(self.places.of(part), text(word), kind, value, self.cites(eol)))
            else:
                stmts.append(part)
        body = Node("block", stmts, None, None, 0)
        return tuple(fields), self.block(body)

    def _mods(self, child: Child) -> tuple[t.Mod, ...]:
        if child is None:
            return ()
        return tuple(self._mod(node(k)) for k in node(child).children)

    def _mod(self, tree: Node) -> t.Mod:
        kids = tree.children
        if tree.data == "mod_in":
            return t.Mod(self.places.of(tree), words_of(kids[0]), self.expr(kids[1]), ())
        phrases = tuple(
            t.Phrase(self.places.of(tree), words_of(kids[i]), (self.expr(kids[i + 1]),)) for i in range(2, len(kids), 2)
        )
        return t.Mod(self.places.of(tree), text(kids[0]), self.maybe_expr(kids[1]), phrases)

    def _signed(self, tree: Node) -> t.Decl:
        span, kids = self.places.of(tree), tree.children
        sig = self._sig(node(kids[0]))
        match tree.data:
            case "value":
                _, type_, expr, eol, cases = kids
                kind, value = self.type(type_), self.maybe_expr(expr)
                lines = [] if cases is None else [node(kid) for kid in node(cases).children]
                for line in lines:
                    self.cited(line)
                wording = tuple(self._wording(line) for line in lines if line.data == "wording")
                return t.ValueDecl(span, sig, kind, value, self._cases(lines), self.cites(eol), wording)
            case "permission":
                _, expr, eol, block = kids
                return t.PermissionDecl(span, sig, self.maybe_expr(expr), self.cites(eol), self.block(block))
            case "event":
                return t.EventDecl(span, sig, self.cites(kids[1]), self.block(kids[2]))
            case _:
                _, type_, eol, block = kids
                result = None if type_ is None else self.type(type_)
                return t.VerbDecl(span, sig, result, self.block(block), self.cites(eol))

    def _sig(self, tree: Node) -> t.Sig:
        kids = tree.children
        params: list[t.Param] = []
        if kids[1] is not None:
            params.append(self._param(node(kids[1]), None))
        for i in range(2, len(kids), 2):
            params.append(self._param(node(kids[i + 1]), words_of(kids[i])))
        return t.Sig(self.places.of(tree), text(kids[0]), tuple(params))

    def _param(self, tree: Node, prep: str | None) -> t.Param:
        word, type_ = tree.children
        kind = None if type_ is None else self.type(type_)
        return t.Param(self.places.of(tree), prep, text(word), kind)

    def _wording(self, line: Node) -> t.Call:
        word, said, eol = line.children
        quoted = t.Name(self.places.of(line), self.quoted(said))
        return t.Call(self.places.of(line), text(word), (quoted,), (), None, None, None, self.cites(eol))

    def _cases(self, lines: list[Node]) -> tuple[tuple[t.Expr, t.Expr | None], ...]:
        cases: list[tuple[t.Expr, t.Expr | None]] = []
        for part in lines:
            if part.data != "wording":
                test = self.expr(part.children[1]) if part.data == "case" else None
                cases.append((self.expr(part.children[0]), test))
        return tuple(cases)

    def _ending(self, tree: Node) -> t.Decl:
        span, kids = self.places.of(tree), tree.children
        if tree.data == "score":
            return t.ScoreDecl(span, text(kids[0]), self._goal(kids[2]), self.cites(kids[1]))
        name, player, event, where, eol, goal = kids
        who, moment, test = maybe_text(player), maybe_text(event), self.maybe_expr(where)
        return t.WinDecl(span, self.name_text(name), who, moment, test, self._goal(goal), self.cites(eol))

    def _goal(self, child: Child) -> t.Goal:
        parts: list[t.Part] = []
        needs: list[t.Expr] = []
        ranks: list[t.Rank] = []
        shared = False
        cites: list[t.Cite] = []
        for kid in node(child).children if child is not None else []:
            line = node(kid)
            span = self.places.of(line)
            cites += self.cited(line)
            match line.data:
                case "part":
                    parts.append(t.Part(span, self.name_text(line.children[0]), self.expr(line.children[1])))
                case "needs":
                    needs.append(self.expr(line.children[0]))
                case "shared":
                    shared = True
                case _:
                    ranks.append(t.Rank(span, line.data == "rank_most", self.expr(line.children[0])))
        return t.Goal(tuple(parts), tuple(needs), tuple(ranks), shared, tuple(cites))
