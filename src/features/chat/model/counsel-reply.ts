import type { AnswerPart, Chip } from "../answer.schema.ts";
import type { ChatReply, Kept, Memory, Turn } from "../answer.ts";
import { MAX_SHOWN_COURSES } from "../chat-limits.ts";
import { courseChips } from "../desk/answers/one-course.ts";
import { compose } from "../desk/compose.ts";
import { KINDNESS, wasInNeed } from "../desk/distress.ts";
import { ask, coursesPart, textPart } from "../desk/reply.ts";
import { contacts } from "../lookups/contacts.ts";
import { courseCard } from "../lookups/course-card.ts";
import { institutionCard } from "../lookups/institution.ts";
import type { Records } from "../lookups/look-up.ts";
import type { Evidence } from "./evidence.ts";
import { printed, tokensIn } from "./tokens.ts";

interface Counselled {
  steps: readonly string[];
  evidence: Evidence;
  records: Records;
  memory: Memory;
  turns: readonly Turn[];
  kept: Kept;
}

/** A checked text as an answer: names, cards, contacts and next steps are the directory's. */
export async function counselReply(
  text: string,
  { steps, records, memory, turns, kept }: Counselled,
): Promise<ChatReply> {
  const { catalogue } = records;
  const tokens = tokensIn(text);
  const idsOf = (kind: string) => {
    const keys = tokens.flatMap((token) => (token.kind === kind ? token.keys : []));
    return [...new Set(keys)].map((key) => Number(key.split(" ")[1]));
  };
  const cards = idsOf("course")
    .flatMap((id) => catalogue.course(id) ?? [])
    .slice(0, MAX_SHOWN_COURSES);
  const called = new Set(idsOf("contact"));
  const ids = [...new Set([...called, ...(cards.length > 0 ? [] : idsOf("institution"))])];
  const institutions = await Promise.all(
    ids.map(async (id) => {
      const found = catalogue.institutions.filter((one) => one.id === id);
      const { facts } = called.has(id)
        ? await contacts.find({ institution_id: id }, records)
        : { facts: [] };
      return found.map((one) => ({ ...institutionCard(one), facts }));
    }),
  );
  const parts: AnswerPart[] = [
    ...(wasInNeed(turns.at(-1)?.text ?? "") ? [textPart(KINDNESS)] : []),
    ...(steps.length > 0 ? [{ kind: "steps" as const, steps: [...steps] }] : []),
    textPart(printed(text, catalogue)),
    ...coursesPart(cards.map((card) => courseCard(card, catalogue.operator, { have: kept.have }))),
    ...(ids.length > 0
      ? [{ kind: "institutions" as const, institutions: institutions.flat() }]
      : []),
  ];
  const [only] = cards;
  const isOne = cards.length === 1 && only;
  return compose({
    parts,
    chips: isOne ? courseChips(courseCard(only, catalogue.operator)) : listChips(cards.length),
    memory: {
      ...memory,
      page: 1,
      shown: cards.map(({ id }) => id),
      about: isOne ? { course: only.id } : null,
    },
  });
}

function listChips(count: number): Chip[] {
  return count > 1
    ? [ask("Compare the first two"), ask("What do they cost together?"), ask("When do they start?")]
    : [];
}
