import type { Institution } from "#catalogue/institution.ts";
import { stem } from "#catalogue/search/stem.ts";
import { plainLines } from "../../lookups/plain-lines.ts";
import { ask, type Context, type Reply, textPart } from "../context.ts";
import type { DirectoryNames } from "../directory.ts";
import { records, spokenOf } from "../meant.ts";
import { foldedWords } from "../reading/lexicon.ts";
import { PLAIN_WORDS } from "../words/plain-words.ts";
import { institutionItem } from "./institutions.ts";

/** A sentence of what an institution says of itself, with the stems of its words. */
interface Said {
  institution: Institution;
  sentence: string;
  stems: ReadonlySet<string>;
}

/** Words for one matter: a question with one of them is answered by a sentence with another. */
const SAME_MATTER = [
  "hostel hostels accommodation dormitory dorm boarding lodging",
  "bursary bursaries scholarship scholarships allowance stipend poor",
  "library libraries books",
  "recorded recording recordings",
  "simulator simulators",
  "installment installments instalment month",
  "internship internships placement placements",
  "meals lunch meal canteen",
  "children childcare kids babies",
  "isha maghrib",
].map((words) => new Set(words.split(" ").map(stem)));

/** Sentences that an answer quotes at most. */
const MOST_QUOTED = 3;

/**
 * Quotes what institutions say of a matter that no field holds; null where none speaks of it.
 *
 * @param isOwn True where only institutions that are named or spoken of are asked, unless the matter
 *   is a known one: sentences of others that share a word with the question say nothing of it.
 */
export async function quoteOverviews(context: Context, isOwn = false): Promise<Reply | null> {
  const { memory } = context;
  const wanted = wordsOfMatter(context);
  if (wanted.words.size === 0) return null;
  const meant = await institutionsMeant(context, isOwn && !wanted.isKnown);
  const said = (await sentencesOf(context)).filter(
    ({ institution, stems }) =>
      (meant === null || meant.has(institution.id)) &&
      [...wanted.words].filter((word) => stems.has(word)).length >= wanted.least,
  );
  const quoted = said.slice(0, MOST_QUOTED);
  if (quoted.length === 0) return null;
  const text = quoted.map(({ institution, sentence }) => `${institution.name} says: “${sentence}”`);
  const own = new Map(quoted.map(({ institution }) => [institution.id, institution]));
  return {
    parts: [
      textPart(
        `${text.join("\n")}\nThat is from what they write of themselves; the catalogue has no field for it, so please ask them for the details.`,
      ),
      {
        kind: "institutions",
        institutions: [...own.values()].map((one) => institutionItem(one, [])),
      },
    ],
    chips: [
      ...[...own.values()].slice(0, 2).map(({ name }) => ask(`Show courses at ${name}`)),
      ask("How does the First Degree Scheme work?"),
    ],
    memory: {
      ...memory,
      about: own.size === 1 ? { institution: quoted[0]!.institution.id } : memory.about,
    },
  };
}

/** Words of which a sentence has to have so many: one of a known matter, else two. */
function wordsOfMatter({ reader, about }: Context) {
  const asked = new Set(reader.stems);
  const matters = SAME_MATTER.filter((matter) => meets(matter, asked));
  const isKnown = matters.length > 0;
  const names = new Set(
    [...about.slots.institutions, ...about.slots.fields].flatMap(foldedWords).map(stem),
  );
  const telling = reader.words
    .filter((word) => word.length >= SHORTEST && !PLAIN_WORDS.has(word))
    .map(stem)
    .filter((word) => !names.has(word));
  return isKnown
    ? { isKnown, words: new Set(matters.flatMap((matter) => [...matter])), least: 1 }
    : { isKnown, words: new Set(telling), least: Math.min(2, new Set(telling).size) };
}

function meets(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((word) => others.has(word));
}

const SHORTEST = 5;

/** The institutions that are spoken of; null where all are meant. */
async function institutionsMeant(
  context: Context,
  isOwn: boolean,
): Promise<ReadonlySet<number> | null> {
  const { names, about, memory, reader } = context;
  const named = names.institutions.filter(({ name }) => about.slots.institutions.includes(name));
  if (named.length > 0) return new Set(named.map(({ id }) => id));
  if (!isOwn && reader.has(/ (?:which|any|who|colleges|institutions|universities|where) /))
    return null;
  if (memory.about && "institution" in memory.about) return new Set([memory.about.institution]);
  const courses = await records(context, spokenOf(context));
  if (courses.length === 0) return null;
  return new Set((isOwn ? courses : courses.slice(0, 1)).map(({ institution }) => institution.id));
}

const read = new WeakMap<DirectoryNames["institutions"], Promise<Said[]>>();

/** The sentences of all overviews, read once for each version of the directory. */
function sentencesOf({ names, directory }: Context): Promise<Said[]> {
  const known = read.get(names.institutions);
  if (known) return known;
  const reading = Promise.all(names.institutions.map(({ id }) => directory.institution(id))).then(
    (all) => all.flatMap((institution) => (institution ? saidBy(institution) : [])),
  );
  read.set(names.institutions, reading);
  return reading;
}

function saidBy(institution: Institution): Said[] {
  return plainLines(institution.overview ?? "")
    .flatMap((line) => line.split(/(?<=[.!?]) (?=\p{Lu})/u))
    .map((sentence) => ({
      institution,
      sentence,
      stems: new Set(foldedWords(sentence).map(stem)),
    }));
}
