import type { CSSProperties, ReactNode } from "react";
import { preload } from "react-dom";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { paths } from "./paths.ts";

interface SeaProps {
  /** Seed of the drawing behind the text; the same seed always draws the same sea. */
  seed: string;
  children: ReactNode;
}

interface PageHeroProps extends Pick<SeaProps, "seed"> {
  /** A short line above the heading: the section of the site. */
  eyebrow?: ReactNode;
  /** The page's h1. */
  heading: ReactNode;
  text?: ReactNode;
  /** Content below the text: a search box, buttons, badges. */
  children?: ReactNode;
  /** The page is a form, whose first questions are in the first view of a phone. */
  isForm?: boolean;
  className?: string;
}

const FORM_HERO =
  "pt-[calc(var(--bar)+0.25rem)] pb-3 md:pt-[calc(var(--bar)+1.5rem)] md:pb-8 [&>h1]:text-xl md:[&>h1]:text-3xl [&>p]:mt-1 max-md:[&>p]:text-sm";

/**
 * Heading of a page in white over a drawn sea. Its row in `pages.ts` says `header: "overlay"`, which
 * lays the navigation over its top.
 */
export function PageHero({
  eyebrow,
  heading,
  text,
  seed,
  children,
  isForm = false,
  className,
}: PageHeroProps) {
  const size = isForm ? FORM_HERO : "pt-[calc(var(--bar)+2.5rem)] pb-16 md:pb-20";
  return (
    <Sea seed={seed}>
      <Container className={classNames(size, className)}>
        {eyebrow && <div className="mb-3 text-sm font-semibold text-sand">{eyebrow}</div>}
        <h1 className="max-w-text text-3xl">{heading}</h1>
        {text && <p className="mt-3 max-w-text text-lg text-white/90">{text}</p>}
        {children && <div className="mt-6">{children}</div>}
      </Container>
    </Sea>
  );
}

interface ListHeroProps extends SeaProps {
  /** The page's h1. */
  heading: string;
}

/**
 * The same for a page that is a list: at most 120 px below the navigation, so that the list is in
 * the first view. Its children are the search box.
 */
export function ListHero({ seed, heading, children }: ListHeroProps) {
  return (
    <Sea seed={seed}>
      <Container className="grid items-center gap-x-10 gap-y-1.5 pt-[calc(var(--bar)+var(--spacing)*1)] pb-2 md:grid-cols-[auto_minmax(0,var(--container-text))] md:py-4 md:pt-[calc(var(--bar)+var(--spacing)*3)]">
        <h1 className="text-xl md:text-2xl">{heading}</h1>
        {children}
      </Container>
    </Sea>
  );
}

function Sea({ seed, children }: SeaProps) {
  // Preloaded because it is the largest element, and the browser finds a background image last.
  preload(paths.pattern(seed), { as: "image", fetchPriority: "high" });
  return (
    <section
      data-ground="deep"
      className="hero relative bg-deep text-white print:bg-transparent print:text-ink"
      style={{ "--drawing": `url("${paths.pattern(seed)}")` } as CSSProperties}
    >
      {children}
    </section>
  );
}
