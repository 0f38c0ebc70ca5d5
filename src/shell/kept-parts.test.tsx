import { type ReactNode, Suspense, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Kept, KeptPartsContext } from "#web/kept.tsx";
import { keepParts } from "./kept-parts.server.ts";

let rendered: string[] = [];

function Named({ name }: { name: string }) {
  rendered.push(name);
  const id = useId();
  return (
    <p id={id}>
      {name} and {name}
    </p>
  );
}

const list = (...names: string[]): ReactNode => (
  <main>
    <Kept by={["list", names]}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Kept by={["name", name]}>
              <Named name={name} />
            </Kept>
          </li>
        ))}
      </ul>
    </Kept>
    <Named name="end" />
  </main>
);

const pages = [list("a", "b"), list("a", "b"), list("b", "c"), list("b", "a", "(", ")="), list("")];

const never = new Promise<ReactNode>(() => {});

const Waiting = () => use(never);

const WITHOUT_IDS = /id="[^"]*"/g;

it("changes no sign of a page", () => {
  const partsOf = keepParts(1_000_000);
  for (const [at, page] of [...pages, ...pages].entries()) {
    const { parts, filled } = partsOf(`mark-${at}`);
    const html = renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>);
    expect(filled(html).toString().replaceAll(WITHOUT_IDS, "")).toBe(
      renderToString(page).replaceAll(WITHOUT_IDS, ""),
    );
  }
});

it("gives the ids of a browser, in what is kept and after it", () => {
  const partsOf = keepParts(1_000_000);
  for (const mark of ["anew", "known"]) {
    const { parts, filled } = partsOf(mark);
    const html = renderToString(<KeptPartsContext value={parts}>{pages[0]}</KeptPartsContext>);
    expect(filled(html).toString()).toBe(renderToString(pages[0]));
  }
});

it("renders a part once for what it depends on", () => {
  const partsOf = keepParts(1_000_000);
  const render = (page: ReactNode, mark: string) => {
    rendered = [];
    const { parts, filled } = partsOf(mark);
    filled(renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>));
    return rendered;
  };
  expect(render(list("a", "b"), "1")).toEqual(["a", "b", "end"]);
  expect(render(list("a", "b"), "2")).toEqual(["end"]);
  expect(render(list("b", "c"), "3")).toEqual(["c", "end"]);
});

it("tells apart whatever parts depend on", () => {
  const different = [
    [[1, 23], [12, 3], [123], ["1", 23], [[1, 23]], [1, 23, null]],
    [[], [null], [undefined, null], [null, undefined], ["null"]],
    [["a", "b"], ["a\nb"], ["a,b"], [["a", "b"]], ['a","b'], [{ a: "b" }]],
  ].flat();
  const keys = new Set<string>();
  const around = (key: string) => {
    keys.add(key);
    return { before: "", after: "" };
  };
  for (const by of different) {
    renderToString(
      <KeptPartsContext value={{ around }}>
        <Kept by={by}>{null}</Kept>
      </KeptPartsContext>,
    );
  }
  expect(keys.size).toBe(different.length);
});

it("keeps under its own key what stands behind a part that was given up", () => {
  const named = (name: string) => (
    <div>
      <Kept by={["name", name]}>
        <Named name={name} />
      </Kept>
    </div>
  );
  const late = (
    <main>
      <Suspense fallback={<p>Loading</p>}>
        {named("late")}
        <Waiting />
      </Suspense>
      {named("end")}
    </main>
  );
  const partsOf = keepParts(1_000_000);
  for (const [at, page] of [late, late, named("late"), named("end")].entries()) {
    const { parts, filled } = partsOf(`mark-${at}`);
    const html = renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>);
    expect(filled(html).toString().replaceAll(WITHOUT_IDS, "")).toBe(
      renderToString(page).replaceAll(WITHOUT_IDS, ""),
    );
  }
});

it("keeps no more than it may", () => {
  const partsOf = keepParts(200);
  for (let at = 0; at < 50; at++) {
    const { parts, filled } = partsOf(`mark-${at}`);
    const page = list(`name ${at}`);
    const html = renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>);
    filled(html);
  }
  rendered = [];
  const { parts } = partsOf("again");
  renderToString(<KeptPartsContext value={parts}>{list("name 0")}</KeptPartsContext>);
  expect(rendered, "long dropped").toEqual(["name 0", "end"]);
});
