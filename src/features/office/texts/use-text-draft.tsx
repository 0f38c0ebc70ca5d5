import { useState } from "react";
import { fixedPage, type PageText } from "#features/fixed-pages/fixed-pages.ts";
import { OFFICE_TEXTS } from "#features/fixed-pages/fixed-pages-office.endpoints.ts";
import type { OfficeText } from "#features/fixed-pages/fixed-pages-office.schema.ts";
import { callOffice, type OfficeResult } from "../office-call.ts";
import { useMutation } from "../use-mutation.tsx";
import { type EditedText, editedText, wordsOfEdited } from "./edited-text.ts";

/** A text that is read instead of the draft; `id` is 0 for the one that ships. */
interface ReadText {
  id: number;
  text: PageText;
}

type TextCall = () => Promise<OfficeResult<OfficeText>>;

/** The draft of a page's text as it is in the editor, and what can be done with it. */
export function useTextDraft(opened: OfficeText) {
  const [held, setHeld] = useState(opened);
  const [edited, setEdited] = useState(() => editedText((opened.draft ?? opened).text));
  const [isSaved, setSaved] = useState(true);
  const [read, setRead] = useState<ReadText | null>(null);
  const act = useMutation();
  /** True where the draft was saved or thrown away last, which is said below its fields. */
  const [isOfDraft, setOfDraft] = useState(false);
  const { page, etag } = held;
  const of = { params: { page } };
  const hasDraft = held.draft !== null || !isSaved;
  const change = (now: EditedText) => {
    setEdited(now);
    setSaved(false);
  };
  /** Takes the page's texts as a call answers them; the editor begins anew unless it keeps its own. */
  const run = (call: TextCall, words: string, keepsOwn = false) =>
    act.run(async () => {
      setOfDraft(call === saved || call === discarded);
      const called = await call();
      if (!called.body) return called;
      setHeld(called.body);
      if (keepsOwn) return called;
      setEdited(editedText((called.body.draft ?? called.body).text));
      setSaved(true);
      return called;
    }, words);
  const saved: TextCall = () =>
    callOffice(OFFICE_TEXTS.save, { ...of, body: wordsOfEdited(edited) }, { etag });
  const discarded: TextCall = () => callOffice(OFFICE_TEXTS.discard, of, { etag });
  const posted = async (effective_at: string | null): ReturnType<TextCall> => {
    const first = isSaved && held.draft ? { body: held, problem: null } : await saved();
    if (!first.body) return first;
    const called = await callOffice(
      OFFICE_TEXTS.post,
      { ...of, body: { effective_at } },
      { etag: first.body.etag },
    );
    // What was saved stays saved where posting is refused.
    if (called.problem) setHeld(first.body);
    return called;
  };
  return {
    held,
    edited,
    isSaved,
    hasDraft,
    read,
    act,
    isOfDraft,
    page: fixedPage(page),
    change,
    save: async () => {
      const isDone = await run(saved, "The draft is saved. Operators alone see it.", true);
      if (isDone) setSaved(true);
    },
    discard: () => {
      if (held.draft) {
        run(discarded, "The draft is thrown away.");
        return;
      }
      setEdited(editedText(held.text));
      setSaved(true);
    },
    post: (effectiveAt: string | null) =>
      run(() => posted(effectiveAt), "Posted. The history below says from when it holds."),
    withdraw: (id: number) => {
      const params = { ...of.params, id };
      const call: TextCall = () => callOffice(OFFICE_TEXTS.withdraw, { params }, { etag });
      run(call, "Withdrawn. It will not take effect.", true);
    },
    keep: () => run(() => callOffice(OFFICE_TEXTS.keep, of, { etag }), "Your text stays.", true),
    /** Shows a posted text in the preview; 0 for the one that ships, null for the draft. */
    show: (id: number | null) => {
      if (id === null) return setRead(null);
      if (id === 0) return setRead({ id, text: held.shipped });
      const params = { ...of.params, id };
      act.run(async () => {
        const called = await callOffice(OFFICE_TEXTS.version, { params });
        if (called.body) setRead(called.body);
        return called;
      }, "");
    },
    /** Makes the text that is read the draft. */
    take: (text: PageText) => {
      if (hasDraft && !confirm("The draft gives way to this text. Go on?")) return;
      change(editedText(text));
      setRead(null);
    },
  };
}

export type TextDraft = ReturnType<typeof useTextDraft>;
