import { ExternalLink } from "lucide-react";
import type { ApplyCampus } from "#catalogue/apply-contact.ts";
import type { Course } from "#catalogue/course.ts";
import { applicationForm } from "#catalogue/intakes.ts";
import { websiteLink } from "#features/institutions/contact-links.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";

interface ApplyActionProps {
  course: Course;
  /** The campus that one applies at; null where none can be reached. */
  campus: ApplyCampus | null;
  /** YYYY-MM-DD. */
  today: string;
}

/**
 * The one way to apply for a course: the institution's own form where one is stated that is open,
 * else a question that is addressed already. Following it is counted.
 */
export function ApplyAction({ course, campus, today }: ApplyActionProps) {
  const form = websiteLink(applicationForm(course, today))?.href ?? null;
  const look = buttonClass({ variant: "accent", className: "w-full" });
  return (
    <div className="grid gap-1">
      {form === null ? (
        <ButtonLink
          to={paths.ask(
            { kind: "course", id: course.id },
            { apply: true, campus: course.campuses.find(({ id }) => id === campus?.id)?.id },
          )}
          data-way="apply"
          variant="accent"
          className="w-full"
        >
          Ask how to apply
        </ButtonLink>
      ) : (
        <a href={form} data-way="apply" rel="noopener noreferrer nofollow" className={look}>
          Apply
          <ExternalLink aria-hidden size={18} />
          <span className="sr-only">(another website)</span>
        </a>
      )}
      <p className="max-w-narrow text-sm text-ink-soft">
        {form === null
          ? `No form is stated, so we send your question to ${campus?.email ? campus.name : course.institution.name}.`
          : `On the form of ${course.institution.name}.`}
      </p>
    </div>
  );
}
