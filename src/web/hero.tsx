import type { CSSProperties, ReactNode } from "react";
import { preload } from "react-dom";
import { classNames } from "#ui/class-names.ts";
import { Container } from "#ui/container.tsx";
import { paths } from "./paths.ts";

interface PageHeroProps {
  /** A short line above the heading: where this page belongs. */
  eyebrow?: ReactNode;
  /** The page's h1. */
  heading: ReactNode;
  text?: ReactNode;
  /** Chooses the drawing behind the text; the same word always draws the same sea. */
  seed: string;
  /** Under the text: a search box, buttons, badges. */
  children?: ReactNode;
  className?: string;
}

/**
 * The head of a page: its heading in white over a drawn sea. The page's handle then says
 * `header: "overlay"`, and the navigation lies over the top of it.
 */
export function PageHero({ eyebrow, heading, text, seed, children, className }: PageHeroProps) {
  // It is the largest thing to paint, and as a background it would be found last.
  preload(paths.pattern(seed), { as: "image", fetchPriority: "high" });
  return (
    <section
      data-ground="deep"
      className="hero relative bg-deep text-white print:bg-transparent print:text-ink"
      style={{ "--drawing": `url("${paths.pattern(seed)}")` } as CSSProperties}
    >
      <Container className={classNames("pt-[calc(var(--bar)+2.5rem)] pb-16 md:pb-20", className)}>
        {eyebrow && <div className="mb-3 text-sm font-semibold text-sand">{eyebrow}</div>}
        <h1 className="max-w-text text-3xl">{heading}</h1>
        {text && <p className="mt-3 max-w-text text-lg text-white/90">{text}</p>}
        {children && <div className="mt-6">{children}</div>}
      </Container>
    </section>
  );
}
