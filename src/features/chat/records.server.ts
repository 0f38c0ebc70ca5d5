import type { Course } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import type { Published } from "#features/publishing/published.service.server.ts";
import { ArchivedError, NotFoundError } from "#platform/errors.ts";
import { paths } from "#web/paths.ts";
import type { Records, SiteText } from "./lookups/look-up.ts";
import { plainLines } from "./lookups/plain-lines.ts";

interface RecordsParts {
  published: Pick<Published, "current">;
  courses: { course(id: number): Promise<Course> };
  institutions: { institution(id: number): Promise<Institution> };
  /** The operator's questions, with answers as HTML. */
  questions(): Promise<readonly { question: string; answer: string }[]>;
  /** The fixed pages as they are in force, with sections as HTML. */
  fixedPages(): Promise<readonly { link: string; sections: readonly Section[] }[]>;
}

interface Section {
  id: string;
  title: string;
  html: string;
}

/** The published directory and the site's own texts, for look-ups; each call takes today's state. */
export function createRecords(parts: RecordsParts): () => Records {
  return () => ({
    catalogue: parts.published.current(),
    course: (id) => orNull(parts.courses.course(id)),
    institution: (id) => orNull(parts.institutions.institution(id)),
    siteTexts: async () => {
      const [questions, pages] = await Promise.all([parts.questions(), parts.fixedPages()]);
      return [...questions.map(questionText), ...pages.flatMap(pageTexts)];
    },
  });
}

function questionText({ question, answer }: { question: string; answer: string }): SiteText {
  return { title: question, text: plainLines(answer).join(" "), link: paths.about() };
}

function pageTexts({ link, sections }: { link: string; sections: readonly Section[] }) {
  return sections.map(
    ({ id, title, html }): SiteText => ({
      title,
      text: plainLines(html).join(" "),
      link: `${link}#${id}`,
    }),
  );
}

/** The result; null where the service throws "not found" or "archived". */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  return await found.catch((error: unknown) => {
    if (error instanceof NotFoundError || error instanceof ArchivedError) return null;
    throw error;
  });
}
