import { expect, it } from "vitest";
import { KeptPartsContext } from "#web/kept.tsx";
import { rendered } from "../../test/rendered.tsx";
import { Header } from "./header.tsx";
import { keepParts } from "./kept-parts.server.ts";
import { guestLinks, guideLink, homeLink, listLink, mainLinks } from "./navigation.ts";

const LINKS = [homeLink, ...mainLinks, guideLink, listLink, ...guestLinks].map(({ to }) => to);
const ADDRESSES = LINKS.flatMap((to) => [
  to,
  `${to}/`,
  `${to}/3?page=2`,
  `${to}s`,
  to.toUpperCase(),
]);

it("marks the same links where it is kept as where it is rendered anew", async () => {
  const partsOf = keepParts(1_000_000);
  for (const [at, path] of ADDRESSES.entries()) {
    const address = path.replace(/^\/+/, "/");
    const { parts, filled } = partsOf(`mark-${at}-`);
    const kept = await rendered(
      <KeptPartsContext value={parts}>
        <Header header="overlay" />
      </KeptPartsContext>,
      { address },
    );
    expect(filled(kept).toString(), address).toBe(
      await rendered(<Header header="overlay" />, { address }),
    );
  }
});
