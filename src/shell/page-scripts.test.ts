import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { afterPaint, dataScript, withoutWaste } from "./page-scripts.server.ts";

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

it("hands over data that would end a script, whatever they hold", async () => {
  const held = '"it\'s" \\\n\r</script><!-- &\u2028\u2029 \u0000 މާގު';
  const script = await dataScript(new Blob([held]).stream());
  expect(script).not.toMatch(/[<>&\n\r\u2028\u2029]/);
  const given: unknown[] = [];
  const streamController = {
    enqueue: (it: string) => given.push(it),
    close: () => given.push(null),
  };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  expect(given).toEqual([held, null]);
});

it("says nothing in vain in links and icons", () => {
  const link = '<a href="/courses" data-discover="true">Courses</a>';
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="14"></svg>';
  expect(withoutWaste(link + icon)).toBe('<a href="/courses">Courses</a><svg width="14"></svg>');
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
