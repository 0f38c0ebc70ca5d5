import { expect, test } from "./fixtures.ts";
import { atEachSize, isFine, isFineInLightAndDark } from "./is-fine.ts";

// What every journey trusts to tell a page with a fault from one without.

const FINE = `<!DOCTYPE html>
  <html lang="en">
    <head><title>A page</title><meta name="viewport" content="width=device-width"></head>
    <body><main><h1>A page</h1><p>Its text.</p></main></body>
  </html>`;

/** The page with something more in its main part. */
const having = (html: string) => FINE.replace("</main>", `${html}</main>`);

/** What axe calls each fault. */
const FAULTS = [
  { fault: "a picture without a text", html: '<img src="data:," width="30">', rule: "image-alt" },
  {
    fault: "pale text in light colours",
    html: '<p style="color: #ccc; background: #fff">Pale</p>',
    rule: "color-contrast",
  },
  {
    fault: "dim text in dark colours alone",
    html: `<style>
        @media (prefers-color-scheme: dark) { .dim { color: #444; background: #222 } }
      </style>
      <p class="dim">Dim</p>`,
    rule: "color-contrast",
  },
  {
    fault: "a small target on a phone alone",
    html: `<style>
        @media (width < 600px) { .bit { display: inline-block; inline-size: 9px; overflow: hidden } }
      </style>
      <p>${'<button class="bit">Go</button>'.repeat(3)}</p>`,
    rule: "target-size",
  },
];

test("a page without a fault is fine, at each size and in light and dark", async ({ page }) => {
  await page.setContent(FINE);
  await atEachSize(page, () => isFineInLightAndDark(page));
});

for (const { fault, html, rule } of FAULTS) {
  test(`a page with ${fault} is not fine`, async ({ page }) => {
    await page.setContent(having(html));
    const looked = atEachSize(page, () => isFineInLightAndDark(page));
    await expect(looked).rejects.toThrow(rule);
  });
}

test("a page that scrolls sideways on a phone is not fine", async ({ page }) => {
  await page.setContent(
    having('<p style="position: absolute; inset-inline-start: 0; inline-size: 460px">Wide</p>'),
  );
  await isFine(page);
  await expect(atEachSize(page, () => isFine(page))).rejects.toThrow("100");
});

test("a page in quirks mode is not fine", async ({ page }) => {
  await page.setContent(FINE.replace("<!DOCTYPE html>", ""));
  await expect(isFine(page)).rejects.toThrow("Compat");
});
