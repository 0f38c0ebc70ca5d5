import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Trx } from "#platform/db/schema.ts";
import { DomainError, InvalidInputError, NotFoundError } from "#platform/errors.ts";
import { etagOf, refuseUnseen } from "#platform/http/if-match.server.ts";
import { record } from "#records/audit/audit.repository.server.ts";
import { lockCatalogue } from "#records/records.repository.server.ts";
import {
  deleteTextDraft,
  keepText,
  postText,
  readStoredTexts,
  type StoredText,
  withdrawText,
  writeTextDraft,
} from "./fixed-pages.repository.server.ts";
import {
  FIXED_PAGE_NAMES,
  FIXED_PAGES,
  type FixedPageName,
  fixedPage,
  type PageText,
  type TextFigures,
  type TextSection,
} from "./fixed-pages.ts";
import type { OfficeText, OfficeTextRow, TextVersion } from "./fixed-pages-office.schema.ts";
import { earliestEffect, maldivesDayOf, textsAt } from "./posted-texts.ts";
import { textDigest } from "./shipped/shipped-text.server.ts";
import type { ShippedTexts } from "./shipped/shipped-texts.server.ts";

interface FixedPagesOfficeParts {
  storage: Storage;
  shipped: ShippedTexts;
  figures: () => TextFigures;
  /** The address that the site gives visitors. */
  contactEmail: () => Promise<string>;
  /** Tells every server that what it shows has changed. */
  announce: (trx: Trx) => Promise<unknown>;
  now?: () => Date;
}

/** A page, and how its sender saw it. */
interface SeenPage {
  page: FixedPageName;
  seen: string;
}

type Posted = StoredText & { posted_at: string; effective_at: string };

/** The texts of one page, and which of them holds. */
interface PageState {
  draft: StoredText | null;
  /** The newest first. */
  posted: Posted[];
  inForce: Posted | null;
  coming: Posted[];
}

/**
 * What operators change of the fixed pages' texts. A draft is seen by operators alone; what is posted
 * stays in the history and takes effect by itself.
 */
export function createFixedPagesOffice(parts: FixedPagesOfficeParts) {
  const { storage, shipped, figures, contactEmail, announce, now = () => new Date() } = parts;

  const one = async (page: FixedPageName): Promise<OfficeText> => {
    const stored = await readStoredTexts(storage.db, page);
    const { draft, posted, inForce, coming } = pageState(stored, now());
    const { noticeDays } = fixedPage(page);
    const version = (text: Posted): TextVersion => ({
      id: text.id,
      state: versionState(text, { inForce, coming }),
      is_shipped: text.text === null,
      by: text.by,
      posted_at: text.posted_at,
      effective_at: text.effective_at,
    });
    return {
      ...whereItStands(page, inForce, shipped),
      etag: etagOf(stored),
      text: wordsAlone(inForce?.text ?? shipped[page]),
      shipped: wordsAlone(shipped[page]),
      draft: draft && {
        text: wordsAlone(draft.text ?? shipped[page]),
        by: draft.by,
        saved_at: draft.saved_at,
      },
      earliest_at: noticeDays === null ? null : earliestEffect(page, now()).toISOString(),
      contact_email: await contactEmail(),
      figures: figures(),
      versions: posted.map(version),
    };
  };

  /** Runs a change of a page that is still as its sender saw it. */
  const change = async (
    { page, seen }: SeenPage,
    run: (trx: Trx, state: PageState) => Promise<void>,
  ) => {
    await storage.write(async (trx) => {
      await lockCatalogue(trx);
      const stored = await readStoredTexts(trx, page);
      refuseUnseen(etagOf(stored), seen);
      await run(trx, pageState(stored, now()));
    });
    return await one(page);
  };

  const note = (
    trx: Trx,
    me: SignedIn,
    page: FixedPageName,
    said: { action: "text_posted" | "text_withdrawn" | "text_kept"; detail: string | null },
  ) =>
    record(trx, {
      by: me,
      ...said,
      subject: { kind: "page_text", id: page, name: fixedPage(page).title },
    });

  return {
    /** Every fixed page, and where its text stands. */
    all: async (): Promise<{ data: OfficeTextRow[] }> => {
      const stored = await storage.snapshot((trx) => readStoredTexts(trx));
      const row = (page: FixedPageName): OfficeTextRow => {
        const own = stored.filter((text) => text.page === page);
        const { draft, inForce, coming } = pageState(own, now());
        return {
          ...whereItStands(page, inForce, shipped),
          coming_at: coming[0]?.effective_at ?? null,
          has_draft: draft !== null,
        };
      };
      return { data: FIXED_PAGE_NAMES.map(row) };
    },

    one,

    /** @throws NotFoundError where no such text was posted. */
    version: async (page: FixedPageName, id: number) => {
      const { posted } = pageState(await readStoredTexts(storage.db, page), now());
      const found = posted.find((text) => text.id === id);
      if (!found) throw new NotFoundError("Text");
      return { id, text: wordsAlone(found.text ?? shipped[page]) };
    },

    /** @throws InvalidInputError where a part of the page is missing, or is not one of it. */
    saveDraft: (me: SignedIn, target: SeenPage, text: PageText) =>
      change(target, async (trx) => {
        const { page } = target;
        await writeTextDraft(trx, {
          page,
          user_id: me.id,
          saved_at: now().toISOString(),
          text: { summary: text.summary, sections: checkedSections(page, text.sections) },
          shipped_digest: shipped[page].digest,
        });
      }),

    discardDraft: (target: SeenPage) =>
      change(target, async (trx) => await deleteTextDraft(trx, target.page)),

    /**
     * Posts the draft, to take effect at a moment; null for as soon as it may.
     *
     * @throws DomainError 409 where there is no draft, or it says nothing new; InvalidInputError where
     *   the moment is before the page's days of notice are over.
     */
    post: (me: SignedIn, target: SeenPage, effectiveAt: string | null) =>
      change(target, async (trx, { draft, inForce, coming }) => {
        const { page } = target;
        const at = effectOf(page, effectiveAt, now());
        if (!draft?.text) throw new DomainError("no_draft", 409, "There is no draft to post.");
        const last = coming.at(-1) ?? inForce;
        const { digest } = shipped[page];
        const words = textDigest(draft.text);
        if (words === textDigest(last?.text ?? shipped[page])) {
          throw new DomainError(
            "nothing_new",
            409,
            "The draft says what the page says, or will say, already.",
          );
        }
        await postText(trx, draft.id, {
          text: words === digest ? null : draft.text,
          shipped_digest: digest,
          user_id: me.id,
          posted_at: now().toISOString(),
          effective_at: at,
        });
        await announce(trx);
        await note(trx, me, page, {
          action: "text_posted",
          detail: `In force from ${maldivesDayOf(at)}`,
        });
      }),

    /** Takes back a text before it is in force. @throws DomainError 409 once it is. */
    withdraw: (me: SignedIn, target: SeenPage, id: number) =>
      change(target, async (trx, { posted, coming }) => {
        if (!posted.some((text) => text.id === id)) throw new NotFoundError("Text");
        if (!coming.some((text) => text.id === id)) {
          throw new DomainError(
            "not_coming",
            409,
            "This text is not one to come. Post another in its place.",
          );
        }
        await withdrawText(trx, id, now().toISOString());
        await announce(trx);
        await note(trx, me, target.page, { action: "text_withdrawn", detail: null });
      }),

    /** Says that the own text stays although what ships has changed. */
    keep: (me: SignedIn, target: SeenPage) =>
      change(target, async (trx, { inForce }) => {
        const { page } = target;
        if (!inForce?.text)
          throw new DomainError("not_own", 409, "The text is the one that ships.");
        await keepText(trx, inForce.id, shipped[page].digest);
        await note(trx, me, page, { action: "text_kept", detail: null });
      }),
  };
}

export type FixedPagesOffice = ReturnType<typeof createFixedPagesOffice>;

function pageState(stored: readonly StoredText[], time: Date): PageState {
  const posted = stored.filter((text): text is Posted => text.posted_at !== null);
  const valid = posted.filter(({ withdrawn_at }) => withdrawn_at === null);
  const draft = stored.find(({ posted_at }) => posted_at === null) ?? null;
  return { draft, posted, ...textsAt(valid, time) };
}

function versionState(
  text: Posted,
  { inForce, coming }: Pick<PageState, "inForce" | "coming">,
): TextVersion["state"] {
  if (text.withdrawn_at !== null) return "withdrawn";
  if (text.id === inForce?.id) return "in_force";
  return coming.some(({ id }) => id === text.id) ? "coming" : "earlier";
}

function whereItStands(page: FixedPageName, inForce: Posted | null, shipped: ShippedTexts) {
  const isOwn = inForce !== null && inForce.text !== null;
  return {
    page,
    title: FIXED_PAGES[page].title,
    is_own: isOwn,
    since: inForce?.effective_at ?? null,
    shipped_changed: isOwn && inForce.shipped_digest !== shipped[page].digest,
  };
}

/** The words alone, of a text that may hold more. */
function wordsAlone({ summary, sections }: PageText) {
  return { summary, sections: [...sections] };
}

/** @throws InvalidInputError where it is in the past, or before the days of notice are over. */
function effectOf(page: FixedPageName, wanted: string | null, now: Date): string {
  const earliest = earliestEffect(page, now).toISOString();
  if (wanted === null) return earliest;
  if (wanted >= earliest) return wanted;
  const { noticeDays } = fixedPage(page);
  throw new InvalidInputError({
    effective_at:
      noticeDays === null
        ? "must be a time to come; leave it empty for at once"
        : `must be ${maldivesDayOf(earliest)} or later: a new text of this page takes effect ${noticeDays} days after it is posted`,
  });
}

/** The sections by the order of the page's parts, each with an anchor of its own. */
function checkedSections(page: FixedPageName, sections: readonly TextSection[]): TextSection[] {
  const { parts } = fixedPage(page);
  const known = new Set(parts.map(({ name }) => name));
  if (sections.some(({ part }) => !known.has(part))) {
    throw new InvalidInputError({ sections: `part must be one of ${[...known].join(", ")}` });
  }
  const taken = new Set<string>();
  return parts.flatMap(({ name, label, noun }) => {
    const own = sections.filter(({ part }) => part === name);
    if (noun === null ? own.length !== 1 : own.length === 0) {
      throw new InvalidInputError({
        sections: `${label} needs ${noun === null ? "exactly one text" : `at least one ${noun}`}`,
      });
    }
    return own.map((section) => ({ ...section, id: anchorOf(section, taken) }));
  });
}

/** The anchor that a section has, or one of its title's words that no other has. */
function anchorOf({ id, title }: TextSection, taken: Set<string>): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ["section"];
  const wanted = /^[a-z][a-z0-9-]*$/.test(id) ? id : `text-${words.join("-")}`.slice(0, 60);
  let anchor = wanted;
  for (let at = 2; taken.has(anchor); at++) anchor = `${wanted}-${at}`;
  taken.add(anchor);
  return anchor;
}
