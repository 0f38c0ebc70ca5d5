import type { Approval } from "#catalogue/approval.ts";
import { AWARDING_BODY_EXPLANATION } from "#catalogue/awarding.ts";
import type { Course } from "#catalogue/course.ts";
import { GRANT_SCHEME } from "#catalogue/first-degree.ts";
import { LEVELS, levelTitle, MNQF_EXPLANATION } from "#catalogue/levels.ts";
import { MODALITIES } from "#catalogue/modalities.ts";
import { Disclosure } from "#ui/disclosure.tsx";

const APPROVAL =
  "The Maldives Qualifications Authority (MQA) keeps the register of qualifications in the Maldives. It looks at a course before it approves it, so that employers and colleges here can rely on the certificate. Approvals can end: the authority has the last word.";

interface Word {
  word: string;
  meaning: string;
}

interface CourseWordsProps {
  course: Course;
  hasGrant: boolean;
  /** The course's approval; null where no source states one. */
  approval: Approval | null;
}

/** Explains the terms that this course's facts use. */
export function CourseWords({ course, hasGrant, approval }: CourseWordsProps) {
  return (
    <Disclosure
      summary="What do these words mean?"
      summaryClassName="text-sm text-brand"
      className="print:hidden"
    >
      <dl className="grid gap-4 pt-2 pb-4 text-sm md:grid-cols-2 md:gap-x-8">
        {badgesOf({ course, hasGrant, approval }).map(({ word, meaning }) => (
          <div key={word}>
            <dt className="font-semibold">{word}</dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function badgesOf({ course, hasGrant, approval }: CourseWordsProps): Word[] {
  const level = LEVELS.find(({ value }) => value === course.mnqf_level);
  const words: (Word | false | undefined | null)[] = [
    { word: "MNQF level", meaning: MNQF_EXPLANATION },
    level && { word: levelTitle(level.value) ?? level.label, meaning: level.explanation },
    { word: "Awarding body", meaning: AWARDING_BODY_EXPLANATION },
    ...MODALITIES.filter(({ value }) => course.delivery_modalities.includes(value)).map(
      ({ label, explanation }) => ({ word: label, meaning: explanation }),
    ),
    approval && { word: "Approval", meaning: APPROVAL },
    approval?.state === "temporary" && {
      word: "Temporary approval",
      meaning: "The authority lets the course run for a time while it looks at it further.",
    },
    hasGrant && {
      word: GRANT_SCHEME,
      meaning:
        "Also known as the Government First Degree Scheme: the government pays towards the fees of a first degree for those who qualify. Ask the institution what it covers and how to apply.",
    },
  ];
  return words.filter((word) => typeof word === "object" && word !== null);
}
