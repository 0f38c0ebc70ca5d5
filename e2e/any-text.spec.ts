import { HARD_TEXTS, inAddress, PAGE_PLACES } from "../test/any-text.ts";
import { expect, test } from "./fixtures.ts";

test("every page answers any text in its address", async ({ request }) => {
  test.setTimeout(300_000);
  const failures: string[] = [];
  for (const place of PAGE_PLACES) {
    // One after another: a server with too many concurrent requests correctly answers 503.
    for (const text of HARD_TEXTS) {
      const answer = await request.get(place + inAddress(text), { maxRedirects: 0 });
      const status = answer.status();
      if (status >= 500) failures.push(`${place} ${JSON.stringify(text).slice(0, 80)}: ${status}`);
    }
  }
  expect(failures).toEqual([]);
});
