import { isSample } from "#catalogue/sources.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { paths } from "#web/paths.ts";
import { addressAtWidth, isLoaded } from "#web/uploaded-picture.ts";
import type { ContentInput } from "./content.schema.ts";
import type { Content, Faq, Partner, Testimonial, ToplineMessage } from "./content.ts";
import { OWN_SETTING_NAMES, shownTestimonials } from "./content.ts";

/** Reads all content. Call it inside a snapshot, so that the tables match. */
export async function readContent(db: Db): Promise<Content> {
  return {
    faqs: await readFaqs(db),
    testimonials: shownTestimonials(await readTestimonials(db)),
    partners: await readPartners(db),
    messages: await readMessages(db),
    settings: await readSettings(db),
  };
}

async function readFaqs(db: Db): Promise<Faq[]> {
  return await db
    .selectFrom("faqs")
    .select(["id", "question", "answer", "position as order"])
    .where("status", "=", "active")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function readTestimonials(db: Db): Promise<Testimonial[]> {
  const rows = await db.selectFrom("testimonials").selectAll().execute();
  return rows.map((row) => ({
    id: row.id,
    testimonial: row.text,
    name: row.name,
    photo: contentPicture(row.photo_url, FACE_WIDTH) ?? { url: paths.face(row) },
    status: row.status,
    order: row.position,
    sample: isSample(row.source),
  }));
}

/** Pixels in which they are drawn on dense screens: twice the width of each on the home page. */
const FACE_WIDTH = 96;
const PARTNER_LOGO_WIDTH = 112;

function contentPicture(url: string | null, width: number) {
  return url === null || !isLoaded(url) ? null : { url: addressAtWidth(url, width) };
}

async function readPartners(db: Db): Promise<Partner[]> {
  const rows = await db
    .selectFrom("partners")
    .select(["id", "name", "logo_url", "link", "source"])
    .where("status", "=", "active")
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ logo_url, source, ...row }) => ({
    ...row,
    sample: isSample(source),
    logo: contentPicture(logo_url, PARTNER_LOGO_WIDTH),
  }));
}

async function readMessages(db: Db): Promise<ToplineMessage[]> {
  return await db
    .selectFrom("topline_messages")
    .select(["id", "text", "link", "starts_at", "ends_at"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Settings of these names that are stored, with what they hold. */
export async function readSiteSettings(
  db: Db,
  names: readonly string[],
): Promise<[name: string, value: unknown][]> {
  const rows = await db
    .selectFrom("site_settings")
    .selectAll()
    .where("name", "in", names)
    .execute();
  return rows.map(({ name, value }) => [name, JSON.parse(value)]);
}

/** What the operator says of the site; what is not there is as it ships. */
async function readSettings(db: Db): Promise<Content["settings"]> {
  return Object.fromEntries(await readSiteSettings(db, OWN_SETTING_NAMES));
}

/**
 * Inserts content that `contentInput` has checked. Raise the catalogue's version in the same
 * transaction, so that every server reads it again.
 */
export async function insertContent(
  trx: Trx,
  content: ContentInput,
  source: string,
): Promise<void> {
  const sourced = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, source }));
  const { faqs, testimonials, partners, messages } = content;
  if (faqs.length > 0) await trx.insertInto("faqs").values(sourced(faqs)).execute();
  if (testimonials.length > 0) {
    await trx.insertInto("testimonials").values(sourced(testimonials)).execute();
  }
  if (partners.length > 0) await trx.insertInto("partners").values(sourced(partners)).execute();
  if (messages.length > 0) {
    await trx.insertInto("topline_messages").values(sourced(messages)).execute();
  }
}

/** Deletes the fictional content of the sample data. */
export async function removeSampleContent(trx: Trx): Promise<void> {
  for (const table of ["faqs", "testimonials", "partners", "topline_messages"] as const) {
    await trx.deleteFrom(table).where("source", "=", "sample").execute();
  }
}
