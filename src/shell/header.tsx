import { Menu } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { siteName } from "#platform/site-name.ts";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { doors } from "#web/doors.ts";
import { Kept } from "#web/kept.tsx";
import { Logo } from "#web/logo.tsx";
import type { Page } from "#web/pages.ts";
import { paths } from "#web/paths.ts";
import { AccountMenu } from "./account-menu.tsx";
import { CompareLink } from "./compare-link.tsx";
import { guestLinks, guideLink, homeLink, linkMarks, listLink, mainLinks } from "./navigation.ts";
import { type News, newsOf } from "./news.ts";
import { useSiteData } from "./site-data.ts";
import { Topline } from "./topline.tsx";

/** Scrolled further than this, in pixels, the header turns white (specification, 9). */
const SCROLL_LIMIT = 100;

const SOLID = "border-brand bg-surface text-ink shadow-lift";
const RESTING = "border-line bg-surface text-ink";
const OVER_HERO = "border-transparent text-white";

type HeaderProps = Pick<Page, "header">;

/** The sticky header of every page: the line of news above the navigation. */
export function Header({ header }: HeaderProps) {
  const data = useSiteData();
  const news = data ? newsOf(data) : null;
  const { pathname } = useLocation();
  // Ids within it come from its place, which is another on pages of errors.
  const place = useId();
  return (
    <Kept by={["header", place, header, data?.siteName, news, linkMarks(pathname)]}>
      <Bars header={header} news={news} />
    </Kept>
  );
}

interface BarsProps extends HeaderProps {
  /** Null where the site's data could not be loaded. */
  news: readonly News[] | null;
}

function Bars({ header, news }: BarsProps) {
  const scrolled = useScrolled();
  const over = header === "overlay" && !scrolled;
  return (
    <header className="site-header print:hidden">
      <Topline news={news} />
      <div
        data-ground={over ? "deep" : undefined}
        className={classNames(
          "site-bar border-b-2 transition-[background-color,color,border-color,box-shadow]",
          scrolled ? SOLID : over ? OVER_HERO : RESTING,
        )}
      >
        <Container className="flex h-(--bar) items-center justify-between gap-4 xl:gap-6">
          <Link
            to={paths.home()}
            aria-label={`${siteName}, home page`}
            className="-ms-1 inline-flex min-h-11 items-center rounded-md px-1"
          >
            <Logo className="h-9 w-auto" />
          </Link>
          <nav aria-label="Main" className="ms-auto hidden items-center lg:flex xl:gap-2 2xl:gap-0">
            {mainLinks.map(({ label, to }) => (
              <NavLink key={to} to={to} className="nav-link inline-flex">
                {label}
              </NavLink>
            ))}
            <NavLink to={guideLink.to} className="nav-link hidden 2xl:inline-flex">
              {guideLink.label}
            </NavLink>
            <CompareLink variant={over ? "glass" : "primary"} className="ms-2 xl:ms-4" />
          </nav>
          <div className="flex items-center gap-1">
            <AccountMenu over={over} />
            <SiteMenu />
          </div>
        </Container>
      </div>
    </header>
  );
}

function SiteMenu() {
  return (
    <Drawer
      id="site-menu"
      title="Menu"
      triggerLabel="Open menu"
      triggerClassName="-me-2 inline-flex size-12 items-center justify-center rounded-md lg:hidden"
      trigger={<Menu aria-hidden size={28} />}
    >
      <nav aria-label="Menu" className="grid gap-1">
        {[homeLink, ...mainLinks, ...doors, guideLink, listLink].map(({ label, to }) => (
          <NavLink key={to} to={to} end className="menu-link">
            {label}
          </NavLink>
        ))}
        <div className="mt-2 grid gap-1 border-t border-line pt-2 in-data-has-session:hidden">
          {guestLinks.map(({ label, to }) => (
            <NavLink key={to} to={to} className="menu-link">
              {label}
            </NavLink>
          ))}
        </div>
        <CompareLink size="lg" className="mt-6" />
      </nav>
    </Drawer>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLL_LIMIT);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return scrolled;
}
