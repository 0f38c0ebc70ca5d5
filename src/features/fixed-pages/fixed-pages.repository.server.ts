import type { Db, Trx } from "#platform/db/schema.ts";
import type { FixedPageName, PageText } from "./fixed-pages.ts";
import type { PostedText } from "./posted-texts.ts";

const storedWords = (text: string | null): PageText | null =>
  text === null ? null : JSON.parse(text);

/** Every text that is posted and was not withdrawn. */
export async function readPostedTexts(db: Db): Promise<PostedText[]> {
  const rows = await db
    .selectFrom("page_texts")
    .select(["id", "page", "text", "posted_at", "effective_at"])
    .where("posted_at", "is not", null)
    .where("withdrawn_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ text, ...row }) => ({ ...row, text: storedWords(text) }) as PostedText);
}

/** A text of a page as operators see it; a draft is not posted yet. */
export interface StoredText {
  id: number;
  page: FixedPageName;
  /** Null for the text that ships. */
  text: PageText | null;
  /** Of the text that shipped when it was posted or kept. */
  shipped_digest: string;
  /** Who wrote it; null where the account is gone. */
  by: string | null;
  saved_at: string;
  posted_at: string | null;
  effective_at: string | null;
  withdrawn_at: string | null;
}

/** Every text of these pages, the newest first. */
export async function readStoredTexts(db: Db, page?: FixedPageName): Promise<StoredText[]> {
  const rows = await db
    .selectFrom("page_texts")
    .leftJoin("users", "users.id", "page_texts.user_id")
    .selectAll("page_texts")
    .select("users.name as by")
    .$if(page !== undefined, (query) => query.where("page", "=", page ?? ""))
    .orderBy("page_texts.id", "desc")
    .execute();
  return rows.map(
    ({ user_id: _, text, ...row }) => ({ ...row, text: storedWords(text) }) as StoredText,
  );
}

interface WrittenDraft {
  page: FixedPageName;
  text: PageText;
  shipped_digest: string;
  user_id: string;
  saved_at: string;
}

/** Puts a draft in the place of the one that was there. */
export async function writeTextDraft(trx: Trx, { text, ...draft }: WrittenDraft): Promise<void> {
  await deleteTextDraft(trx, draft.page);
  await trx
    .insertInto("page_texts")
    .values({ ...draft, text: JSON.stringify(text) })
    .execute();
}

export async function deleteTextDraft(trx: Trx, page: FixedPageName): Promise<void> {
  await trx
    .deleteFrom("page_texts")
    .where("page", "=", page)
    .where("posted_at", "is", null)
    .execute();
}

interface Posting {
  /** Null where the words are those that ship. */
  text: PageText | null;
  shipped_digest: string;
  user_id: string;
  posted_at: string;
  effective_at: string;
}

/** Makes a draft a posted text. */
export async function postText(trx: Trx, id: number, { text, ...posting }: Posting): Promise<void> {
  await trx
    .updateTable("page_texts")
    .set({ ...posting, text: text && JSON.stringify(text) })
    .where("id", "=", id)
    .execute();
}

export async function withdrawText(trx: Trx, id: number, at: string): Promise<void> {
  await trx.updateTable("page_texts").set({ withdrawn_at: at }).where("id", "=", id).execute();
}

/** Remembers that somebody has seen what ships now. */
export async function keepText(trx: Trx, id: number, shipped_digest: string): Promise<void> {
  await trx.updateTable("page_texts").set({ shipped_digest }).where("id", "=", id).execute();
}
