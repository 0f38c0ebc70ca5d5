import { paths } from "#web/paths.ts";
import type { AnswerPart } from "../answer.schema.ts";
import type { ChatReply } from "../answer.ts";
import { MAX_SHOWN_COURSES } from "../chat-limits.ts";
import { compose } from "../desk/compose.ts";
import { courseCard } from "../lookups/course-card.ts";
import type { Records } from "../lookups/look-up.ts";
import { mentioned } from "./mentioned.ts";
import { idsIn, type Seen } from "./seen.ts";

/**
 * A model's text as an answer: the courses and institutions that it looked up and names stand below it
 * as cards made from the directory. The next steps, and what is remembered besides, are the desk's.
 */
export function modelAnswer(
  text: string,
  { seen, records, desk }: { seen: Seen; records: Records; desk: ChatReply },
): ChatReply {
  const { catalogue } = records;
  const courses = idsIn(seen, "courses").flatMap((id) => catalogue.course(id) ?? []);
  const named = mentioned(text, courses).slice(0, MAX_SHOWN_COURSES);
  const ids = new Set(idsIn(seen, "institutions"));
  const institutions = mentioned(
    text,
    catalogue.institutions.filter(({ id }) => ids.has(id)),
  );
  const parts: AnswerPart[] = [{ kind: "text", text }];
  if (named.length > 0)
    parts.push({
      kind: "courses",
      courses: named.map((card) => courseCard(card)),
      total: named.length,
      link: null,
    });
  else if (institutions.length > 0)
    parts.push({
      kind: "institutions",
      institutions: institutions.map(({ id, name, places, sample }) => ({
        id,
        name,
        places,
        sample,
        link: paths.institution(id),
        facts: [],
      })),
    });
  const [only] = named;
  const about = named.length === 1 && only ? { course: only.id } : desk.memory.about;
  const memory = { ...desk.memory, shown: named.map(({ id }) => id), about };
  return compose({ parts, chips: desk.chips, memory });
}
