import { expect, it } from "vitest";
import { attribute, elementsOf, readable, rendered, textsOf } from "../../test/rendered.tsx";
import { Footer } from "./footer.tsx";

const footer = () => rendered(<Footer />, { site: { year: 2031 } });

const linksOf = (html: string) =>
  elementsOf(html, "a").map((link) => [readable(link), attribute(link, "href")]);

it("says what the site is for", async () => {
  expect(textsOf(await footer(), "p")[0]).toContain("directory of courses");
});

it("has the eight Quick Links of the specification", async () => {
  const [links = ""] = elementsOf(await footer(), "nav");
  expect(textsOf(links, "h2")).toEqual(["Quick Links"]);
  expect(linksOf(links)).toEqual([
    ["Courses", "/courses"],
    ["Institutions", "/institutions"],
    ["Career Guide", "/careerguide"],
    ["Contact Us", "/aboutus#contact"],
    ["About Us", "/aboutus"],
    ["Terms of Service", "/termsofservice"],
    ["Privacy Policies", "/privacypolicy"],
    ["Advertise With Us", "/advertise"],
  ]);
});

it("leads to the policies that have no Quick Link", async () => {
  expect(linksOf(await footer())).toEqual(
    expect.arrayContaining([
      ["Infringement Policy", "/infringementpolicy"],
      ["Content Guidelines", "/contentguidelines"],
    ]),
  );
});

it("leads to the operator's pages on four networks, named for those who do not see the pictures", async () => {
  const networks = elementsOf(await footer(), "a")
    .map((link) => [attribute(link, "aria-label"), attribute(link, "href")])
    .filter(([name]) => name !== undefined);
  expect(networks).toEqual([
    ["Instagram", "https://www.instagram.com/magu"],
    ["X", "https://x.com/magu"],
    ["Facebook", "https://www.facebook.com/magu"],
    ["LinkedIn", "https://www.linkedin.com/company/magu"],
  ]);
});

it("carries the year that the server tells", async () => {
  expect(textsOf(await footer(), "p")).toContain("© 2031 Magu");
});
