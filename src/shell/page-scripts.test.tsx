import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { House } from "lucide-react";
import { Link, NavLink } from "react-router";
import { expect, it } from "vitest";
import { sanitize } from "#platform/html.ts";
import { RichText } from "#ui/rich-text.tsx";
import { rendered } from "../../test/rendered.tsx";
import { afterPaint, stylesheets, withData, withoutWaste } from "./page-scripts.server.ts";

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>
<link rel="stylesheet" href="/a.css"/></head><body><script>one()</script><script type="module" async="">import "/a.js";
"</b>"</script></body></html>`;

interface Added {
  tag: string;
  href?: string;
  textContent?: string;
}

it("begins a page's scripts after it is painted", () => {
  const { html, script } = afterPaint(PAGE);
  expect(html).toBe(
    `<html><head>
<link rel="stylesheet" href="/a.css"/></head><body><script>one()</script><script>${script}</script></body></html>`,
  );
  const { added, paint, load } = run(script);
  expect(added).toEqual([]);
  paint();
  expect(added).toMatchObject([
    { tag: "link", rel: "modulepreload", fetchPriority: "low", href: "/a.js" },
    { tag: "link", rel: "modulepreload", fetchPriority: "low", href: "/b.js" },
    { tag: "script", type: "module", textContent: 'import "/a.js";\n"</b>"' },
  ]);
  paint();
  load();
  expect(added).toHaveLength(3);
});

it("begins them after all else is loaded where no paint is told of", () => {
  const { added, load } = run(afterPaint(PAGE).script);
  load();
  expect(added).toHaveLength(3);
});

it("leaves a page without scripts as it is", () => {
  const html = "<html><head></head><body></body></html>";
  expect(afterPaint(html)).toEqual({ html, script: "" });
});

it("hands over data that would end a script, whatever they hold", () => {
  const held = ['"it\'s" \\\n\r</script><!-- &\u2028\u2029 \u0000 މާގު'];
  const [, page = ""] = withData("<body></body>", JSON.stringify(held)).split('application/json">');
  const [data = "", script = ""] = page.split("</script><script>");
  expect(data).not.toContain("<");
  const given: unknown[] = [];
  runInNewContext(script.slice(0, script.indexOf("</script>")), {
    document: { currentScript: { previousSibling: { textContent: data } } },
    __reactRouterContext: {
      streamController: {
        enqueue: (it: string) => given.push(JSON.parse(it)),
        close: () => given.push(null),
      },
    },
  });
  expect(given).toEqual([held, null]);
});

it("has a page's styles fetched first", () => {
  const styles = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
  const page = `<head><title>A</title>${styles}</head><body>${styles}</body>`;
  expect(stylesheets(page)).toBe(
    "</a.css>; rel=preload; as=style, </b.css>; rel=preload; as=style",
  );
});

it("says nothing in vain in links and icons", async () => {
  const links = await rendered(
    <>
      <Link to="/courses" className="text-link">
        <House aria-hidden size={14} className="shrink-0" />
      </Link>
      <NavLink to="/places">Places</NavLink>
    </>,
  );
  const page = withoutWaste(links);
  expect(page).not.toMatch(/data-discover|xmlns|stroke/);
  const [inLinks, inPage] = [links, page].map((html) => html.match(/ [a-z-]+="/g)?.length ?? 0);
  expect(inLinks).toBe(inPage! + 8);
});

/** What pages are searched for, and pieces that end a text, an attribute, a tag or a script. */
const MARKERS = [
  ' data-discover="true"',
  "<svg",
  ' xmlns="http://www.w3.org/2000/svg"',
  ' fill="none" stroke="currentColor" stroke-width="2"',
  '<link rel="modulepreload" href="',
  '"/>',
  '<script type="module" async="">',
  "</script>",
  "</head>",
  "</body>",
  "<p>",
  "<a href='/'>",
  "<",
  ">",
  '"',
  "'",
  "&lt;",
  "&gt;",
  "&quot;",
  "$&",
  " ",
];

it("leaves alone what a course says, whatever that is", async () => {
  const texts = fc.array(fc.constantFrom(...MARKERS), { maxLength: 12 });
  const property = fc.asyncProperty(texts, async (pieces) => {
    const text = pieces.join("");
    const course = await rendered(
      <article title={text}>
        <h1>{text}</h1>
        <RichText html={sanitize(text)} />
      </article>,
    );
    expect(withoutWaste(course)).toBe(course);
    const { html } = afterPaint(PAGE.replace("<body>", () => `<body>${course}`));
    expect(withData(html, "[]").split(course)).toEqual([
      expect.stringMatching(/<body>$/),
      expect.stringMatching(/>\[\]<\/script><script>.*<\/script><\/body><\/html>$/),
    ]);
  });
  await fc.assert(property);
});

/** Runs a script in a document that only notes what is added to its head. */
function run(script: string) {
  const added: Added[] = [];
  const told = new Map<string, () => void>();
  class PerformanceObserver {
    readonly paint: () => void;
    constructor(paint: () => void) {
      this.paint = paint;
    }
    observe = ({ type }: { type: string }) => told.set(type, this.paint);
  }
  runInNewContext(script, {
    PerformanceObserver,
    document: {
      head: { append: (it: Added) => added.push(it) },
      createElement: (tag: string) => ({ tag, remove() {} }),
    },
    addEventListener: (event: string, then: () => void) => told.set(event, then),
    setTimeout: (then: () => void) => then(),
  });
  return { added, paint: () => told.get("paint")?.(), load: () => told.get("load")?.() };
}
