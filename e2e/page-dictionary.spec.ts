import { expect, test } from "./fixtures.ts";

/** What came over the wire for a page, as the browser saw it before it unpacked it. */
interface Received {
  encoding: string | undefined;
  length: number;
}

test("a browser gets its later pages in a fraction of the bytes", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, { url: string; type: string | undefined }>();
  const received = new Map<string, Received>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) =>
    kinds.set(requestId, { url: new URL(request.url).pathname, type }),
  );
  session.on("Network.responseReceivedExtraInfo", ({ requestId, headers }) => {
    const lower = new Map(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const asked = kinds.get(requestId);
    if (asked)
      received.set(asked.url, {
        encoding: lower.get("content-encoding"),
        length: Number(lower.get("content-length")),
      });
  });
  const isKept = () => [...received.keys()].some((path) => path.startsWith("/page-dictionaries/"));

  // The server makes its dictionary when the first browser asks, and tells of it from then on.
  const others = ["/levels", "/places", "/sources", "/aboutus", "/institutions", "/calendar"];
  await expect(async () => {
    await page.goto(others.shift() ?? "/levels");
    await expect.poll(isKept, { timeout: 2_000 }).toBe(true);
  }).toPass();
  // A browser has it ready a moment after it came; a page that it holds is not sent again.
  let number = 1;
  const last = () => received.get(`/courses/${number}`);
  await expect(async () => {
    number += 1;
    await page.goto(`/courses/${number}`);
    expect(last()?.encoding).toBe("dcz");
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const other = await page.request.get(`/courses/${number}`, {
    headers: { "Accept-Encoding": "br" },
  });
  expect(last()!.length * 3).toBeLessThan(Number(other.headers()["content-length"]));
});
