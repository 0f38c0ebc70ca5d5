import fc from "fast-check";
import { expect, it } from "vitest";
import { type Catalogue, openCatalogue } from "#catalogue/catalogue.ts";
import type { PackedCatalogue } from "#catalogue/catalogue-builder.ts";
import { FILTER_KEYS, noFilters } from "#catalogue/filters.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { type DirectoryRecords, publish } from "../../../test/app.ts";
import { onEachEngine } from "../../../test/engines.ts";
import { IncrementalCatalogue, readCatalogue } from "./incremental-catalogue.repository.server.ts";

const WORDS = "law sea nursing diploma marine it b.sc e-commerce reef arts ދިވެހި café".split(" ");
const LANGUAGES = ["English", "Dhivehi", "Klingon", "klingon", "KLINGON"];
const CITIES = ["K. Malé", "S. Hithadhoo", "Fuvahmulah"];

/** Draws from lists by the numbers of a step, so that a failing sequence can be repeated. */
class Draw {
  #next = 0;
  readonly #numbers: readonly number[];

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  number(below: number): number {
    return this.#numbers[this.#next++ % this.#numbers.length]! % below;
  }

  of<T>(list: readonly T[]): T {
    return list[this.number(list.length)]!;
  }

  words(most: number): string {
    return Array.from({ length: 1 + this.number(most) }, () => this.of(WORDS)).join(" ");
  }
}

type Step = (trx: Trx, draw: Draw) => Promise<unknown>;

async function some(
  trx: Trx,
  table: "courses" | "institutions" | "categories" | "contacts",
  draw: Draw,
): Promise<number> {
  const rows = await trx.selectFrom(table).select("id").orderBy("id").execute();
  return rows.length === 0 ? 0 : draw.of(rows).id;
}

function columnsOf(draw: Draw) {
  return {
    name: draw.words(4),
    name_dv: draw.of([null, null, "ދިވެހި"]),
    awarding_body: draw.of([null, draw.words(2)]),
    awarding_body_type: draw.of([null, "local", "both"]),
    mqa_approved: draw.of([null, 0, 1]),
    gov_first_degree_text: draw.of([null, "No", "Full"]),
    mnqf_level: draw.of([null, "3", "7", "NA"]),
    delivery_modalities: draw.of(["[]", '["f2f"]', '["online","f2f"]']),
    languages: JSON.stringify([draw.of(LANGUAGES)]),
    modules: draw.of([null, `<p>${draw.words(5)}</p>`]),
    careers: draw.of([null, draw.words(3)]),
    mode_of_study_text: draw.of([null, "Full-time"]),
    is_published: draw.of([1, 1, 1, 0]),
    source: draw.of(["test", "test", "sample"]),
  };
}

let made = 0;

const STEPS: Record<string, Step> = {
  async addCourse(trx, draw) {
    const institution_id = await some(trx, "institutions", draw);
    if (institution_id === 0) return;
    const row = { ...columnsOf(draw), institution_id, external_ref: `own-${made++}` };
    const { id } = await trx
      .insertInto("courses")
      .values({ ...row, updated_at: "2026-01-01T00:00:00.000Z" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const category_id = await some(trx, "categories", draw);
    if (category_id > 0) {
      const link = { course_id: id, category_id, position: 0 };
      await trx.insertInto("course_categories").values(link).execute();
    }
    const contact_id = await some(trx, "contacts", draw);
    if (contact_id > 0) {
      const link = { course_id: id, contact_id, position: 0 };
      await trx.insertInto("course_campuses").values(link).execute();
    }
  },
  async changeCourse(trx, draw) {
    const { source: _, ...columns } = columnsOf(draw);
    const id = await some(trx, "courses", draw);
    await trx.updateTable("courses").set(columns).where("id", "=", id).execute();
  },
  async moveCourse(trx, draw) {
    const institution_id = await some(trx, "institutions", draw);
    const id = await some(trx, "courses", draw);
    if (institution_id === 0) return;
    await trx.updateTable("courses").set({ institution_id }).where("id", "=", id).execute();
  },
  async deleteCourse(trx, draw) {
    await trx
      .deleteFrom("courses")
      .where("id", "=", await some(trx, "courses", draw))
      .execute();
  },
  async publishAll(trx) {
    await trx.updateTable("courses").set({ is_published: 1 }).execute();
  },
  async changeFees(trx, draw) {
    const course_id = await some(trx, "courses", draw);
    await trx.deleteFrom("course_fees").where("course_id", "=", course_id).execute();
    if (course_id === 0) return;
    const fee = { type: "Total Fee", currency: "MVR", fee_start: draw.number(90_000) };
    await trx
      .insertInto("course_fees")
      .values({ course_id, position: 0, ...fee })
      .execute();
  },
  async changeIntakes(trx, draw) {
    const course_id = await some(trx, "courses", draw);
    await trx.deleteFrom("course_intakes").where("course_id", "=", course_id).execute();
    if (course_id === 0) return;
    const intake = { course_id, position: 0, label: draw.of(["May", "June"]) };
    await trx.insertInto("course_intakes").values(intake).execute();
  },
  async leaveCategory(trx, draw) {
    const course_id = await some(trx, "courses", draw);
    await trx.deleteFrom("course_categories").where("course_id", "=", course_id).execute();
  },
  async renameInstitution(trx, draw) {
    const id = await some(trx, "institutions", draw);
    const name = `${draw.words(2)} College`;
    const logo_url = draw.of([null, "/files/logo.svg"]);
    await trx.updateTable("institutions").set({ name, logo_url }).where("id", "=", id).execute();
  },
  async addInstitution(trx, draw) {
    const { id } = await trx
      .insertInto("institutions")
      .values({
        source: "test",
        external_ref: `own-${made++}`,
        name: `${draw.words(2)} Institute`,
        updated_at: "2026-01-01T00:00:00.000Z",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const campus = { kind: "campus" as const, position: 0, name: "Main", is_main: 1 };
    await trx
      .insertInto("contacts")
      .values({ institution_id: id, ...campus, island_city: draw.of(CITIES) })
      .execute();
  },
  async deleteInstitution(trx, draw) {
    const id = await some(trx, "institutions", draw);
    if (draw.number(3) === 0) await trx.deleteFrom("institutions").where("id", "=", id).execute();
  },
  async moveCampus(trx, draw) {
    const id = await some(trx, "contacts", draw);
    const island_city = draw.of([null, ...CITIES]);
    await trx.updateTable("contacts").set({ island_city }).where("id", "=", id).execute();
  },
  async closeCampus(trx, draw) {
    await trx
      .deleteFrom("contacts")
      .where("id", "=", await some(trx, "contacts", draw))
      .execute();
  },
  async renameCategory(trx, draw) {
    const id = await some(trx, "categories", draw);
    const name = `${draw.words(2)} ${made++}`;
    await trx.updateTable("categories").set({ name }).where("id", "=", id).execute();
  },
  async moveCategory(trx, draw) {
    const groups = await trx
      .selectFrom("categories")
      .select("id")
      .where("parent_id", "is", null)
      .orderBy("id")
      .execute();
    const [first, second] = [draw.of(groups).id, draw.of(groups).id];
    await trx
      .updateTable("categories")
      .set({ parent_id: second })
      .where("parent_id", "=", first)
      .execute();
  },
};

/**
 * Records as an import delivers them; another number gives other values for the same references.
 */
function records(number: number, count: number): DirectoryRecords {
  const draw = new Draw([number, number * 7 + 3, number * 13 + 5, number * 3 + 1]);
  return {
    categories: [
      { name: "Business" },
      { name: "Marketing", parent: "Business" },
      { name: "Health" },
      { name: "Nursing", parent: "Health" },
    ],
    institutions: [
      { ref: "reef", name: "Reef College", campuses: [{ name: "A", island_city: "K. Malé" }] },
      { ref: "atoll", name: "Atoll Institute" },
    ],
    courses: Array.from({ length: count }, (_, at) => ({
      ref: `c${at}`,
      institution: draw.of(["reef", "reef", "atoll"]),
      name: `${draw.words(3)} ${at % 3}`,
      categories: [draw.of(["Marketing", "Nursing", "Health"])],
      languages: [draw.of(["English", "Arabic"])],
      intakes: [draw.of(["May", "June"])],
      modules: draw.words(4),
    })),
  };
}

async function raise(trx: Trx): Promise<void> {
  await trx
    .updateTable("catalogue_state")
    .set((column) => ({ version: column("version", "+", 1) }))
    .execute();
}

/** The answers of a catalogue to many queries. */
function answersOf(packed: PackedCatalogue): unknown {
  const catalogue = openCatalogue(packed);
  const { version, sampleStats, stats, categories, institutions } = catalogue;
  const choices = FILTER_KEYS.flatMap((key) =>
    packed.choices[key].slice(0, 4).map(({ value }) => ({ ...noFilters(), [key]: [value] })),
  );
  const texts = [...WORDS, "law sea", "nursng", "reef colege", "mal", "dip", "klingon", "d", "may"];
  const named = texts.map((name) => ({ ...noFilters(), name }));
  const listings = [noFilters(), ...choices, ...named].map((filters) =>
    catalogue.searchCourses({ filters, page: 1, limit: 30, order: "DESC" }),
  );
  return {
    version,
    sampleStats,
    stats,
    categories,
    institutions,
    listings,
    suggested: texts.map((typed) => catalogue.suggest(typed)),
    found: texts.map((text) => catalogue.spotlight(text, 1)),
    cards: cardsOf(catalogue, packed),
  };
}

function cardsOf(catalogue: Catalogue, { ids }: PackedCatalogue): unknown {
  const highest = ids.reduce((most, id) => Math.max(most, id), 0);
  return Array.from({ length: highest + 2 }, (_, id) => catalogue.course(id));
}

async function expectSame(storage: Storage, kept: IncrementalCatalogue): Promise<void> {
  const [was, anew] = await storage.snapshot(async (trx) => [
    await kept.read(trx),
    await readCatalogue(trx),
  ]);
  expect(answersOf(was)).toEqual(answersOf(anew));
}

const step = fc.record({
  name: fc.constantFrom(...Object.keys(STEPS), "import"),
  numbers: fc.array(fc.nat(), { minLength: 8, maxLength: 20 }),
  /** When the new version is raised: before the change, with it, or with the next change. */
  raised: fc.constantFrom("first", "last", "last", "later"),
});

onEachEngine((open) => {
  it("answers after any changes as one that is built anew", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const storage = await open();
        const kept = new IncrementalCatalogue(storage.engine);
        await publish(storage, records(1, 40));
        await expectSame(storage, kept);
        for (const { name, numbers, raised } of steps) {
          const draw = new Draw(numbers);
          if (name === "import") await publish(storage, records(draw.number(50), 60));
          else {
            await storage.write(async (trx) => {
              if (raised === "first") await raise(trx);
              await STEPS[name]!(trx, draw);
              if (raised === "last") await raise(trx);
            });
          }
          await expectSame(storage, kept);
        }
      }),
      { numRuns: 8 },
    );
  });

  it("reads no other courses than those that changed", async () => {
    const storage = await open();
    const kept = new IncrementalCatalogue(storage.engine);
    await publish(storage, records(1, 20));
    await expectSame(storage, kept);
    await storage.write(async (trx) => {
      const both = ["c3", "c4"];
      const name = "Zoology";
      await trx.updateTable("courses").set({ name }).where("external_ref", "in", both).execute();
      const hidden = trx.selectFrom("courses").select("id").where("external_ref", "=", "c4");
      await trx.deleteFrom("course_changes").where("course_id", "in", hidden).execute();
      await raise(trx);
    });
    const seen = openCatalogue(await storage.snapshot((trx) => kept.read(trx)));
    expect(seen.spotlight("zoology", 1).meta.total).toBe(1);
  });
});
