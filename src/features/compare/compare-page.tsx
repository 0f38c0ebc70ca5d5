import type { ReactNode } from "react";
import { SHORTLIST_LIMIT } from "#catalogue/shortlist-limit.ts";
import { AdvertBanner } from "#features/adverts/advert-banner.tsx";
import { Container } from "#ui/container.tsx";
import { PageHero } from "#web/hero.tsx";

interface ComparePageProps {
  eyebrow?: ReactNode;
  /** Text under the heading: how many courses, and from whom. */
  text: ReactNode;
  /** Buttons for the whole comparison. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Layout that the visitor's own and a shared comparison have in common. */
export function ComparePage({ eyebrow, text, actions, children }: ComparePageProps) {
  return (
    <>
      <PageHero
        seed="compare"
        eyebrow={eyebrow}
        heading={`Compare up to ${SHORTLIST_LIMIT} courses`}
        text={text}
        className="pt-[calc(var(--bar)+1rem)]! pb-6! *:mt-2! [&>h1]:text-2xl max-sm:pt-(--bar)! max-sm:pb-3! max-sm:*:mt-1! max-sm:[&>div]:mb-0 max-sm:[&>h1]:text-xl max-sm:[&>p]:text-sm print:max-w-none print:p-0! print:[&>h1]:text-base print:[&>:not(h1)]:hidden"
      >
        {actions && <div className="mt-3 flex flex-wrap gap-3 first:mt-0">{actions}</div>}
      </PageHero>
      <Container className="grid grid-cols-1 gap-10 pt-4 pb-20 max-sm:pt-2 print:max-w-none print:p-0">
        {children}
        <AdvertBanner slot="compare" isBelow />
      </Container>
    </>
  );
}
