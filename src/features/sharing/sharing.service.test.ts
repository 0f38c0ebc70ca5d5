import { describe, expect, it } from "vitest";
import { buildCatalogue } from "#catalogue/catalogue.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { createSharingService } from "./sharing.service.server.ts";

const catalogue = buildCatalogue({ version: 1, institutions: [], categories: [], courses: [] });
const published: Published = {
  current: () => catalogue,
  state: () => "1",
  refresh: () => Promise.resolve(),
  stop: async () => undefined,
};

/** A renderer whose drawings are finished by hand. */
function slowRenderer() {
  const begun: { svg: string; finish: (png: Uint8Array) => void }[] = [];
  const render = (svg: string) =>
    new Promise<Uint8Array>((finish) => {
      begun.push({ svg, finish });
    });
  return { begun, render };
}

const picture = (name: string) => ({ name, svg: `<svg id="${name}"/>` });

/** Lets everything that is ready to run do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("a share picture", () => {
  it("is drawn once for all who ask, and kept", async () => {
    const { begun, render } = slowRenderer();
    const { png } = createSharingService(published, { render });
    const asked = [png(picture("a")), png(picture("a"))];
    await settle();
    begun[0]?.finish(new Uint8Array([1]));
    expect(await Promise.all(asked)).toEqual([new Uint8Array([1]), new Uint8Array([1])]);
    expect(await png(picture("a"))).toEqual(new Uint8Array([1]));
    expect(begun).toHaveLength(1);
  });

  it("waits for its turn, two at a time", async () => {
    const { begun, render } = slowRenderer();
    const { png } = createSharingService(published, { render });
    const asked = ["a", "b", "c"].map((name) => png(picture(name)));
    await settle();
    expect(begun).toHaveLength(2);
    begun[0]?.finish(new Uint8Array(1));
    await settle();
    expect(begun).toHaveLength(3);
    for (const { finish } of begun) finish(new Uint8Array(1));
    await Promise.all(asked);
  });

  it("is refused while too many wait, and drawn later", async () => {
    const { begun, render } = slowRenderer();
    const { png } = createSharingService(published, { render });
    const asked = Array.from({ length: 42 }, (_, index) => png(picture(String(index))));
    await expect(png(picture("late"))).rejects.toMatchObject({ code: "overloaded", status: 503 });
    for (let done = 0; done < 42; done += 1) {
      await settle();
      begun[done]?.finish(new Uint8Array(1));
    }
    await Promise.all(asked);
    const late = png(picture("late"));
    await settle();
    begun.at(-1)?.finish(new Uint8Array([7]));
    expect(await late).toEqual(new Uint8Array([7]));
  });

  it("that failed is tried again", async () => {
    let attempts = 0;
    const { png } = createSharingService(published, {
      render: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error("no memory");
        return new Uint8Array([1]);
      },
    });
    await expect(png(picture("a"))).rejects.toThrow("no memory");
    expect(await png(picture("a"))).toEqual(new Uint8Array([1]));
  });
});
