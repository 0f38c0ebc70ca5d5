import fc from "fast-check";
import { expect, it } from "vitest";
import { takeMarks } from "./script-mark.ts";

const MARK = "a-Mark_0";

it("tells the marked inline scripts of a page and takes the marks off", () => {
  const html = `<link nonce="${MARK}" href="/a"/><script nonce="${MARK}">one()</script>
<script type="module" async="" nonce="${MARK}">two()
three()</script><script nonce="${MARK}" src="/b.js"></script><script>injected()</script>`;
  const unmarked = takeMarks(html, MARK);
  expect(unmarked.scripts).toEqual(["one()", "two()\nthree()"]);
  expect(unmarked.html).not.toContain("nonce");
  expect(unmarked.html).toContain('<script type="module" async="">two()');
});

it("takes nothing for a script of ours that came in by a text, whatever it is", () => {
  const piece = fc.constantFrom(
    "<script>",
    "</script>",
    "<script nonce",
    '="',
    MARK.slice(1),
    '"',
    ">",
    " ",
    "evil()",
    "<",
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      const { scripts } = takeMarks(`${text}<script nonce="${MARK}">ours()</script>${text}`, MARK);
      expect(scripts).toEqual(["ours()"]);
    }),
  );
});
