import { createHash } from "node:crypto";
import { counted } from "#catalogue/counted.ts";
import type { EntryRoute } from "#catalogue/entry.ts";
import { type KnownFields, knownFields } from "#catalogue/entry-reading/fields-of-study.ts";
import {
  type RequirementReading,
  readRequirements,
} from "#catalogue/entry-reading/requirements.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import { textBlocks } from "#platform/html.ts";
import { maldivesDay } from "#platform/maldives-day.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import { ENTRY_TEXTS } from "#records/course-plan.ts";
import { lockCatalogue, raiseCatalogueVersion } from "#records/records.repository.server.ts";
import { checkChange, readStatedRecord, revise } from "#records/stated-records.server.ts";
import {
  type CourseWithTexts,
  deleteProposals,
  type NamedProposal,
  readAllProposals,
  readCoursesWithTexts,
  readFieldNames,
  readProposals,
  readTheseTexts,
  type StoredProposal,
  writeProposals,
} from "./routes.repository.server.ts";

/** What a run of the reader did, in numbers of courses. */
export interface ProposedCounts {
  /** Courses whose texts were read: those without routes, and those whose text changed since. */
  read: number;
  /** Proposals that wait now, and how many of them are new or changed. */
  waiting: number;
  written: number;
  /** Of those that wait, the ones of which every sentence was understood. */
  whole: number;
}

/** Which proposals are meant: those of these courses, or all of one pattern. */
export interface ProposalChoice {
  ids: readonly number[];
  pattern: string | null;
}

/** Who decides, when, and whether it is only tried. */
export interface Decision {
  by: string;
  now: Date;
  isDryRun: boolean;
}

/** Routes that a person has gone over, in the place of those that were read. */
export interface EditedProposal {
  course: number;
  texts: string;
  routes: EntryRoute[];
}

/** Longest name of a person who decides. */
const MAX_NAME = 120;

/**
 * Reads the entry requirements of courses that have no routes, or whose texts changed since routes
 * were confirmed, and keeps what was read as proposals. Nothing is published by it. Proposals that
 * were rejected stay so while the texts do.
 */
export async function proposeRoutes(
  storage: Storage,
  { now, isDryRun }: Pick<Decision, "now" | "isDryRun">,
): Promise<ProposedCounts> {
  return await storage.write(async (trx) => {
    await lockCatalogue(trx);
    const known = await readAllProposals(trx);
    const read = reader(await readKnownFields(trx));
    const counts: ProposedCounts = { read: 0, waiting: 0, written: 0, whole: 0 };
    for await (const courses of readCoursesWithTexts(trx)) {
      const written: StoredProposal[] = [];
      const gone: number[] = [];
      for (const course of courses) {
        const before = known.get(course.id);
        const texts = fingerprint(textsOf(course));
        const proposal = isAwaited(course, before, texts)
          ? read(course, texts, now.toISOString())
          : null;
        if (isAwaited(course, before, texts)) counts.read += 1;
        if (proposal !== null) {
          counts.waiting += 1;
          if (proposal.sentences === proposal.understood) counts.whole += 1;
          if (!isSameProposal(before, proposal)) written.push(proposal);
        } else if (before?.state === "proposed") gone.push(course.id);
      }
      counts.written += written.length;
      if (isDryRun) continue;
      await writeProposals(trx, written);
      await deleteProposals(trx, gone);
    }
    return counts;
  });
}

/** True where a proposal for the course is of use to somebody. */
function isAwaited(
  course: CourseWithTexts,
  before: StoredProposal | undefined,
  texts: string,
): boolean {
  const isDecided = before !== undefined && before.state !== "proposed" && before.texts === texts;
  if (course.entry_routes === null) return !(isDecided && before.state === "rejected");
  // Routes of the source itself come with its texts; those of a person may be older than the text.
  return before !== undefined && before.state !== "rejected" && before.texts !== texts;
}

const isSameProposal = (before: StoredProposal | undefined, proposal: StoredProposal) =>
  before?.state === "proposed" &&
  before.texts === proposal.texts &&
  before.routes === proposal.routes;

/** The reader of a directory; courses with the same texts are read once. */
function reader(fields: KnownFields) {
  const known = new Map<string, RequirementReading | null>();
  return (course: CourseWithTexts, texts: string, proposed_at: string): StoredProposal | null => {
    if (!known.has(texts)) {
      const [general, alternative, language] = textsOf(course).map((text) =>
        textBlocks(text ?? ""),
      );
      known.set(
        texts,
        readRequirements(
          { general: general!, alternative: alternative!, language: language! },
          fields,
        ),
      );
    }
    const reading = known.get(texts);
    if (!reading) return null;
    const { sentences, understood } = reading;
    const routes = JSON.stringify(reading.routes);
    const decided = { decided_by: null, decided_at: null };
    const pattern = fingerprint([routes]).slice(0, 8);
    return {
      course_id: course.id,
      texts,
      pattern,
      routes,
      sentences,
      understood,
      state: "proposed",
      proposed_at,
      ...decided,
    };
  };
}

const textsOf = (course: CourseWithTexts) => ENTRY_TEXTS.map((field) => course[field]);

const fingerprint = (texts: readonly (string | null)[]) =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex");

async function readKnownFields(db: Db): Promise<KnownFields> {
  const { all, top } = await readFieldNames(db);
  return knownFields(all, top);
}

/** Proposals that wait for a person, or those of which one said what they are. */
export async function listProposals(
  storage: Storage,
  state: StoredProposal["state"],
): Promise<NamedProposal[]> {
  return await storage.snapshot((trx) => readProposals(trx, state));
}

/**
 * Publishes proposed routes as their course's, as a part of what the source of the texts states.
 *
 * @returns ids of the courses whose routes were published; those confirmed before are left out.
 * @throws DomainError `no_proposal` where one of them has none that waits, `changed_text` where a
 * course's texts are not those that were read; nothing is changed then.
 */
export async function confirmRoutes(
  storage: Storage,
  choice: ProposalChoice | { edited: readonly EditedProposal[] },
  decision: Decision,
): Promise<number[]> {
  return await decided(storage, choice, decision, async (trx, proposals) => {
    const edited = new Map(
      "edited" in choice ? choice.edited.map((one) => [one.course, one] as const) : [],
    );
    const courses = await readTheseTexts(
      trx,
      proposals.map(({ course_id }) => course_id),
    );
    const byId = new Map(courses.map((course) => [course.id, course]));
    refuseChanged(proposals, byId, edited);
    const confirmed: StoredProposal[] = [];
    for (const proposal of proposals) {
      const own = edited.get(proposal.course_id);
      const routes = own === undefined ? proposal.routes : JSON.stringify(own.routes);
      await publishRoutes(trx, byId.get(proposal.course_id)!, routes, decision.now);
      confirmed.push({ ...proposal, routes, pattern: fingerprint([routes]).slice(0, 8) });
    }
    return { state: "confirmed", rows: confirmed, changes: confirmed.length > 0 };
  });
}

/**
 * Remembers that proposed routes are wrong, so that they are not proposed again for these texts.
 *
 * @throws DomainError `no_proposal` where one of them has none that waits; nothing is changed then.
 */
export async function rejectRoutes(
  storage: Storage,
  choice: ProposalChoice,
  decision: Decision,
): Promise<number[]> {
  return await decided(storage, choice, decision, async (_trx, rows) => ({
    state: "rejected",
    rows,
    changes: false,
  }));
}

interface Outcome {
  state: "confirmed" | "rejected";
  rows: readonly StoredProposal[];
  /** True where the published catalogue changes. */
  changes: boolean;
}

/** Thrown to undo what a dry run did. */
class RoutesDryRun extends Error {
  readonly ids: number[];

  constructor(ids: number[]) {
    super("A dry run keeps nothing.");
    this.ids = ids;
  }
}

async function decided(
  storage: Storage,
  choice: ProposalChoice | { edited: readonly EditedProposal[] },
  { by, now, isDryRun }: Decision,
  decide: (trx: Trx, proposals: StoredProposal[]) => Promise<Outcome>,
): Promise<number[]> {
  const decided_by = by.trim();
  if (decided_by === "" || decided_by.length > MAX_NAME) {
    throw new InvalidInputError({ by: `by must name the person, in up to ${MAX_NAME} characters` });
  }
  try {
    return await storage.write(async (trx) => {
      await lockCatalogue(trx);
      const proposals = chosenOf(await readAllProposals(trx), choice);
      const { state, rows, changes } = await decide(trx, proposals);
      const decided_at = now.toISOString();
      await writeProposals(
        trx,
        rows.map((row) => ({ ...row, state, decided_by, decided_at })),
      );
      if (changes) await raiseCatalogueVersion(trx);
      const ids = rows.map(({ course_id }) => course_id);
      if (ids.length > 0) await noteDecision(trx, decided_by, state, ids);
      if (isDryRun) throw new RoutesDryRun(ids);
      return ids;
    });
  } catch (error) {
    if (error instanceof RoutesDryRun) return error.ids;
    throw error;
  }
}

/** Courses that an entry of the audit log names: a longer list would be cut within a number. */
const COURSES_IN_ENTRY = 150;

async function noteDecision(
  trx: Trx,
  operator: string,
  state: Outcome["state"],
  ids: readonly number[],
): Promise<void> {
  const others = ids.length - COURSES_IN_ENTRY;
  await record(trx, {
    by: { operator },
    action: state === "confirmed" ? "routes_confirmed" : "routes_rejected",
    subject: { kind: "entry_routes", id: null, name: counted(ids.length, "course") },
    detail: `Courses ${ids.slice(0, COURSES_IN_ENTRY).join(", ")}${others > 0 ? ` and ${others} more` : ""}`,
  });
}

/** The proposals that are meant and wait. */
function chosenOf(
  known: ReadonlyMap<number, StoredProposal>,
  choice: ProposalChoice | { edited: readonly EditedProposal[] },
): StoredProposal[] {
  const { ids, pattern } =
    "edited" in choice ? { ids: choice.edited.map(({ course }) => course), pattern: null } : choice;
  const named = [...new Set(ids)].map((id) => [id, known.get(id)] as const);
  const without = named.filter(([, proposal]) => proposal === undefined).map(([id]) => id);
  const ofPattern = [...known.values()].filter((proposal) => proposal.pattern === pattern);
  if (pattern !== null && ofPattern.length === 0) {
    throw new DomainError("no_proposal", 404, `No proposal has the pattern ${pattern}.`);
  }
  if (without.length > 0) {
    throw new DomainError(
      "no_proposal",
      404,
      `Nothing is proposed for ${coursesInWords(without)}; nothing was changed.`,
    );
  }
  const chosen = [...named.flatMap(([, proposal]) => proposal ?? []), ...ofPattern];
  return [...new Set(chosen)].filter(({ state }) => state === "proposed");
}

function refuseChanged(
  proposals: readonly StoredProposal[],
  courses: ReadonlyMap<number, CourseWithTexts>,
  edited: ReadonlyMap<number, EditedProposal>,
): void {
  const changed = proposals.filter(({ course_id: id, texts }) => {
    const course = courses.get(id);
    const seen = edited.get(id)?.texts ?? texts;
    return course === undefined || fingerprint(textsOf(course)) !== texts || seen !== texts;
  });
  if (changed.length === 0) return;
  const named = coursesInWords(changed.map(({ course_id }) => course_id));
  throw new DomainError(
    "changed_text",
    409,
    `The requirements of ${named} changed since they were read; nothing was changed. Say propose again, and look at what it reads now.`,
  );
}

const coursesInWords = (ids: readonly number[]) =>
  ids.length === 1 ? `course ${ids[0]}` : `courses ${ids.join(", ")}`;

/** Writes the routes into the statements that say these texts, with a line in the history. */
async function publishRoutes(
  trx: Trx,
  { id, source, external_ref: ref, ...course }: CourseWithTexts,
  routes: string,
  now: Date,
): Promise<void> {
  const stated = await readStatedRecord(trx, "course", { id, source, ref });
  const checked = await checkChange(trx, stated, { entry_routes: JSON.parse(routes) });
  if ("refused" in checked) {
    const reasons = [...checked.refused].map(([field, reason]) => [
      field,
      `Course ${id}: ${reason}`,
    ]);
    throw new InvalidInputError(Object.fromEntries(reasons));
  }
  const isSaying = (said: Readonly<Record<string, unknown>>) =>
    ENTRY_TEXTS.every((field) => (said[field] ?? null) === course[field]);
  const author = stated.statements.find(({ said }) => isSaying(said))?.source ?? source;
  const statements = stated.statements.map((each) =>
    isSaying(each.said) ? { ...each, said: { ...each.said, entry_routes: routes } } : each,
  );
  const by = { at: now.toISOString(), day: maldivesDay(now), source: author, user_id: null };
  await revise(trx, stated, statements, by);
}
