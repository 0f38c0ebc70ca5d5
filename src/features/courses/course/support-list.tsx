import type { Course } from "#catalogue/course.ts";
import { dateWords } from "#catalogue/dates.ts";
import { paymentWords, supportFor } from "#catalogue/net-cost.ts";
import type { Support } from "#catalogue/operator.ts";
import { ExternalLink } from "#features/institutions/external-link.tsx";
import { useOperator } from "#web/operator.ts";

/** Schemes, scholarships and loans that apply to a course, with whom they leave out and who says so. */
export function SupportList({ course }: { course: Course }) {
  const all = supportFor(course, useOperator());
  if (all.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">Help with the cost</h3>
      <ul className="mt-1 grid gap-2">
        {all.map((support) => (
          <li key={support.key}>
            {supportText(support, course)} <SupportSource support={support} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function supportText(support: Support, { gov_first_degree_text: stated }: Course): string {
  const pays = paymentWords(support) ?? (support.levels === null ? stated : null);
  const parts = [
    `${support.name}: ${pays ?? "what it pays is not stated"}.`,
    support.not_for.length > 0 && `Not for ${support.not_for.join(", nor for ")}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

function SupportSource({ support: { pays, source, stated_on } }: { support: Support }) {
  return (
    <>
      {source && <ExternalLink href={source.url}>{source.name}</ExternalLink>}
      {source && stated_on && `, ${dateWords(stated_on)}. `}
      {pays === null && "Ask the institution for its conditions before you count on it."}
    </>
  );
}
