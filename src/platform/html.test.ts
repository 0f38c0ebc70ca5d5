import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { htmlFromText, plainText, sanitize } from "./html.ts";
import { CLOSED_NAMES, INLINE, isHtml, lossOf, NAMES, refuseTooMuchMarkup } from "./html-tags.ts";

describe("sanitize", () => {
  it.each([
    ["<p>Two <b>bold</b> <i>words</i></p>", "<p>Two <strong>bold</strong> <em>words</em></p>"],
    ["<script>alert(1)</script><p>Safe</p>", "<p>Safe</p>"],
    ['<p onclick="x()" style="color:red">Plain</p>', "<p>Plain</p>"],
    ['<a href="javascript:alert(1)">go</a>', "go"],
    ['<a href="//evil.example/">go</a>', "go"],
    [
      '<a href="https://a.example/" target="_blank">go</a>',
      '<a href="https://a.example/" rel="noopener noreferrer nofollow">go</a>',
    ],
    ['<img src=x onerror="alert(1)">', ""],
    ['<iframe src="https://a.example/">inside</iframe>after', "after"],
    ["<svg><script>alert(1)</script></svg>", ""],
    ["<h1>Title</h1>", "<h3>Title</h3>"],
    ["<div><div>One</div><div>Two</div></div>", "<p>One</p><p>Two</p>"],
    ["<p> </p><ul><li></li><li>One</li></ul>", "<ul><li>One</li></ul>"],
    ["Teaching & learning", "Teaching &amp; learning"],
    ["5 > 3", "5 &gt; 3"],
    ["plain", "plain"],
    [
      "<table><tr><td colspan=2>x</td></tr></table>",
      '<table><tr><td colspan="2">x</td></tr></table>',
    ],
    ["one<blockquote>two</blockquote>three", "one<p>two</p> three"],
    ["<select><option>one<option>two</select>", "<p>one</p><p>two</p>"],
    ["one<td>two</td>three", "one<p>two</p> three"],
    ["one<table>two<tr>three", "one<table><td>two</td><tr><td>three</td></tr></table>"],
    ["one<p></p>two <strong>three</strong><p> <br></p>four", "one two <strong>three</strong> four"],
    ["one<hr>two<img src=x>three", "one<br />two  three"],
    ["<p>one<ul><li>two</ul>three</p>four", "<p>one</p><ul><li>two</li></ul> three four"],
  ])("makes %j %j", (given, expected) => {
    expect(sanitize(given)).toBe(expected);
    expect(sanitize(expected)).toBe(expected);
  });
});

describe("random markup of all elements", () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,4}$/);
  const name = fc.constantFrom(...NAMES);
  const piece = fc.oneof(
    word.map((text) => ({ html: text, text })),
    fc
      .tuple(name, fc.constantFrom("", "/"))
      .filter(([of]) => !CLOSED_NAMES.has(of))
      .map(([of, slash]) => ({ html: `<${slash}${of}>`, text: INLINE.has(of) ? "" : " " })),
    fc.tuple(fc.constantFrom(...CLOSED_NAMES), word).map(([of, text]) => ({
      html: `<${of}>${text}</${of}>`,
      text: INLINE.has(of) ? "" : " ",
    })),
  );

  it("keeps the words of the text apart and in their order, in tables that hold them", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const clean = sanitize(pieces.map(({ html }) => html).join(""));
        const given = wordsOf(pieces.map(({ text }) => text).join(""));
        const kept = wordsOf(plainText(clean));
        expect(kept.letters).toBe(given.letters);
        // The end of an element also ends blocks within it that nothing closes.
        expect(kept.ends).toEqual(expect.arrayContaining(given.ends));
        if (pieces.every(({ text }) => text !== " ")) expect(kept).toEqual(given);
        expect(sanitize(clean)).toBe(clean);
        expect(misplaced(clean)).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });

  /** The letters of words, and after how many of them each word ends. */
  const wordsOf = (text: string) => {
    const words = text.split(/\s+/).filter(Boolean);
    const ends = words.map((_, at) => words.slice(0, at + 1).join("").length);
    return { letters: words.join(""), ends };
  };

  const PARTS = ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
  /** What browsers would show elsewhere: parts outside of tables, words in a table outside of cells. */
  const misplaced = (clean: string) => {
    const open: string[] = [];
    return clean.split(/(<[^<>]*>)/).filter((piece) => {
      const [, slash, tag = ""] = /^<(\/?)(\w+)/.exec(piece) ?? [];
      if (slash) open.pop();
      if (slash || piece.trim() === "") return false;
      const around = open.at(-1) ?? "";
      const isInRows = around === "table" || /^t(?:r|head|body|foot)$/.test(around);
      if (tag !== "" && tag !== "br") open.push(tag);
      return PARTS.includes(tag) !== isInRows;
    });
  };
});

describe("plainText", () => {
  it.each([
    ["<ul><li>One</li><li>Two</li></ul>", "One Two"],
    ["<p>A<br />B</p><p>C</p>", "A B C"],
    ["<p>Micro<strong>bio</strong>logy</p>", "Microbiology"],
    ["Teaching &amp; learning &lt;b&gt;", "Teaching & learning <b>"],
    ["&amp;lt;", "&lt;"],
    ["", ""],
  ])("reads %j as %j", (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

describe("htmlFromText", () => {
  it.each([
    ["One\nTwo\n\nThree", "<p>One<br />Two</p><p>Three</p>"],
    [
      "Needs:\n- Level 4\n- English & Maths",
      "<p>Needs:</p><ul><li>Level 4</li><li>English &amp; Maths</li></ul>",
    ],
    ["<b>", "<p>&lt;b&gt;</p>"],
  ])("writes %j as %j", (text, expected) => {
    expect(htmlFromText(text)).toBe(expected);
    expect(sanitize(expected)).toBe(expected);
  });
});

describe("a link that is not taken", () => {
  const good = (words: string) =>
    `<a href="https://a.example/" rel="noopener noreferrer nofollow">${words}</a>`;
  it.each([
    [
      '<p>See <a href="/x">x</a> and <a href="https://a.example/">y</a> of it.</p><p>Z</p>',
      `<p>See x and ${good("y")} of it.</p><p>Z</p>`,
    ],
    [
      '<p><a name="top"></a>Start. <a href="https://a.example/">y</a> more.</p>',
      `<p>Start. ${good("y")} more.</p>`,
    ],
    [
      '<a href="javascript:void(0)">Open</a><a href="https://a.example/">Map</a><h3>Terms</h3>',
      `Open${good("Map")}<h3>Terms</h3>`,
    ],
  ])("leaves its words and its neighbours whole in %j", (given, expected) => {
    expect(sanitize(given)).toBe(expected);
  });
});

describe("text in angle brackets", () => {
  it.each([
    "Write to the office <office@lagoon.example> before 1 May.",
    "Vectors <x, y> and matrices",
    "Marks where a<b and c>d count twice",
    "Uses List<Integer> and Map<String, Long>",
    "Uses List<Object>",
    "Age <18 needs a parent; IELTS > 5.5",
    "The tag <title> and the rest",
    "The comment <!-- and the rest",
  ])("stays in %j", (text) => {
    expect(isHtml(text)).toBe(false);
    expect(plainText(sanitize(text))).toBe(text);
    expect(plainText(sanitize(htmlFromText(text)))).toBe(text);
  });
});

describe("random markup", () => {
  const OPENING = [
    "p",
    "div",
    "b",
    "i",
    "strong",
    "ul",
    "li",
    "h1",
    "h3",
    "font",
    "span",
    "table",
    "td",
    'a href="/x"',
    'a href="#y"',
    'a href="https://a.example/"',
    'a name="z"',
    "x:y",
  ];
  const word = fc.stringMatching(/^[a-z0-9]{1,6}$/);
  const piece = fc.oneof(
    word,
    fc.constantFrom(...OPENING).map((tag) => `<${tag}>`),
    fc.constantFrom(...OPENING).map((tag) => `</${tag.split(" ")[0]}>`),
    word.map((text) => `<${text}@a.example>`),
    fc.constantFrom("<", ">", "&amp;", " a < b ", "<!-- ", "<br>"),
  );
  it("keeps every word, nests rightly and is clean after one cleaning", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const clean = sanitize(pieces.join(""));
        expect(sanitize(clean)).toBe(clean);
        const open: string[] = [];
        for (const [, slash, name = ""] of clean.matchAll(/<(\/?)([a-z0-9]+)[^<>]*>/g)) {
          if (name === "br") continue;
          if (slash) expect(open.pop()).toBe(name);
          else open.push(name);
        }
        expect(open).toEqual([]);
        const letters = plainText(clean).replace(/\s/g, "");
        for (const each of pieces.filter((text) => /^[a-z0-9]+$/.test(text))) {
          expect(letters).toContain(each);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("what cleaning takes out", () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,6}$/);
  const address = fc.constantFrom(
    "/x",
    "#y",
    "//a.example",
    "javascript:x",
    " java&#115;cript:x",
    "https://a.example/",
    "&#104;ttps://a.example/",
    "mailto:a@a.example",
    "ftp://a.example",
  );
  const block = fc.oneof(
    word.map((text) => ({ html: `<p>${text}</p>`, text, isTaken: true })),
    fc.tuple(address, word).map(([href, text]) => ({
      html: `<p><a href="${href}">${text}</a></p>`,
      text,
      isTaken: /^(https:|&#104;|mailto)/.test(href),
    })),
    fc
      .constantFrom("script", "style", "iframe", "svg", "title", "textarea", "template")
      .map((name) => ({ html: `<${name}>gone</${name}>`, text: "", isTaken: false })),
    fc.constant({ html: '<img src="https://a.example/a.png" alt="x">', text: "", isTaken: false }),
  );
  it("is said, and nothing else is", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        const html = blocks.map((one) => one.html).join("");
        const loss = lossOf(html);
        expect(loss === null).toBe(blocks.every(({ isTaken }) => isTaken));
        // What is left is clean: nothing more is taken out of it.
        expect(lossOf(sanitize(html))).toBe(null);
        for (const { text } of blocks) expect(plainText(sanitize(html))).toContain(text);
      }),
      { numRuns: 500 },
    );
  });
  it("names the addresses and elements, the first five", () => {
    expect(lossOf('<p><a href="/apply">how</a></p><script>x()</script>')).toBe(
      'lost the link to "/apply": its words stay; an address must begin with https://, http:// or mailto:; and what <script> held: text, lists, tables and links stay',
    );
    const many = Array.from({ length: 8 }, (_, at) => `<a href="/${at}">x</a>`).join("");
    expect(lossOf(many)).toContain('"/4" and 3 more');
  });
});

describe("too much markup", () => {
  const field = z.object({
    modules: z.string().superRefine(refuseTooMuchMarkup).transform(sanitize),
  });
  it.each([
    ["<div>a".repeat(16_000), "must not nest HTML elements more than 50 deep"],
    ["<b></b>".repeat(6_000), "must hold at most 10,000 tags of HTML"],
  ])("is refused by its field", (modules, message) => {
    const { error } = field.safeParse({ modules });
    expect(error?.issues).toMatchObject([{ path: ["modules"], message }]);
  });
  it("is not a long list whose entries nothing closes", () => {
    expect(field.safeParse({ modules: `<ul>${"<li>One".repeat(900)}</ul>` }).success).toBe(true);
  });
});
