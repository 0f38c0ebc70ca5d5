import { SHORTLIST_LIMIT_WORD } from "#catalogue/shortlist-limit.ts";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
// A file of its own: drawings that nothing moves need no script. Inlined, it could not be referred to.
import pictures from "./step-pictures.svg?no-inline";

interface CompareStep {
  title: string;
  text: string;
  /** A symbol of `step-pictures.svg`. */
  picture: string;
}

const COMPARE_STEPS: readonly CompareStep[] = [
  {
    title: "Find",
    text: "Search by name or subject, then narrow the list: level, online or in person, institution, language.",
    picture: "find",
  },
  {
    title: "Shortlist",
    text: `Tick up to ${SHORTLIST_LIMIT_WORD} courses. They stay in this browser, also when you close it.`,
    picture: "shortlist",
  },
  {
    title: "Compare",
    text: "See fees, length, entry requirements and intakes side by side. Print it, or send the link home.",
    picture: "compare",
  },
];

/** How to compare courses: three stops on one path. */
export function CompareSteps() {
  return (
    <section aria-labelledby="how-to-compare" className="border-t border-line bg-surface">
      <Container className="py-16 md:py-24">
        <SectionHeading id="how-to-compare" title="How to compare courses?" />
        <ol className="compare-path mt-10 grid gap-12 md:mt-14 md:grid-cols-3 md:gap-8">
          {COMPARE_STEPS.map(({ title, text, picture }, at) => (
            <li key={title} className="relative md:nth-2:mt-16 md:nth-3:mt-6">
              <svg
                aria-hidden="true"
                viewBox="0 0 288 192"
                className="relative h-auto w-full max-w-72"
              >
                <use href={`${pictures}#${picture}`} />
              </svg>
              <h3 className="mt-5 flex items-baseline gap-2 text-xl">
                <span className="tabular text-brand">{at + 1}</span>
                {title}
              </h3>
              <p className="mt-2 max-w-xs text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
