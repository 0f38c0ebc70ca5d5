import { Link } from "react-router";
import { SHORTLIST_LIMIT_WORD } from "#catalogue/shortlist-limit.ts";
import { siteName } from "#platform/site-name.ts";
import { Container } from "#ui/container.tsx";
import { Kept } from "#web/kept.tsx";
import { Logo } from "#web/logo.tsx";
import { paths } from "#web/paths.ts";
import { SocialLinks } from "#web/social-links.tsx";
import { guideLink, policyLinks, quickLinks } from "./navigation.ts";
import { inventedPart } from "./sample-strip.tsx";
import { useSiteData } from "./site-data.ts";

/** The foot of every page. */
export function Footer() {
  const data = useSiteData();
  const isSample = data ? inventedPart(data) !== null : false;
  return (
    <Kept by={["footer", data?.year, data?.siteName, data?.social, isSample]}>
      <Foot year={data?.year} isSample={isSample} />
    </Kept>
  );
}

function Foot({ year, isSample }: { year: number | undefined; isSample: boolean }) {
  return (
    <footer
      data-ground="deep"
      className="relative mt-auto overflow-hidden bg-deep text-white print:hidden"
    >
      <Shoreline />
      <Container className="relative grid gap-x-16 gap-y-12 pt-28 pb-10 md:grid-cols-[1.4fr_1fr_auto]">
        <div className="max-w-narrow">
          <Logo className="h-10 w-auto" />
          <p className="mt-5 text-pretty text-white/80">
            {siteName} is a public directory of courses and training in the Maldives. Find what you
            can study with what you have, see what it costs in the end, and put up to{" "}
            {SHORTLIST_LIMIT_WORD} courses side by side.
          </p>
          <Link
            to={guideLink.to}
            className="mt-4 inline-flex min-h-11 items-center font-semibold text-sand underline underline-offset-4"
          >
            {guideLink.label}
          </Link>
        </div>
        <nav aria-label="Quick Links">
          <h2 className="text-base text-sand">Quick Links</h2>
          <ul className="foot-links mt-3 columns-[2_8rem] gap-8 text-white/90 md:columns-1">
            {quickLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="text-base text-sand">Follow</h2>
          <SocialLinks className="mt-3 -ms-2" linkClassName="hover:bg-white/15" />
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-white/20 pt-6 text-sm text-white/75 md:col-span-full">
          <p>
            © {year} {siteName}
          </p>
          {isSample && <p>This site shows sample data. Do not apply by what is marked so.</p>}
          <ul className="foot-links -my-2 flex flex-wrap gap-x-6">
            <li>
              <a href={paths.apiReference()}>Data and API</a>
            </li>
            <li>
              <a href={paths.download()} download>
                Download all courses (CSV)
              </a>
            </li>
            {policyLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

/** The drawn shore between the page and the footer. */
function Shoreline() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      className="shoreline absolute inset-x-0 top-0 h-16 w-full"
    >
      <path
        d="M0 0h1440v26c-180 34-330-8-540 6S560 76 360 58 90 26 0 44Z"
        className="fill-shallow opacity-25"
      />
      <path
        d="M0 0h1440v16c-200 30-320-10-520 2S580 58 380 42 110 14 0 30Z"
        className="fill-ground"
      />
    </svg>
  );
}
