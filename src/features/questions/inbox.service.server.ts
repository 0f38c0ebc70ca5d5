import { pageMetaOf, pagePart } from "#catalogue/pagination.ts";
import type { SignedIn } from "#platform/access.ts";
import type { Storage } from "#platform/db/database.ts";
import type { Db, Trx } from "#platform/db/schema.ts";
import { DomainError, InvalidInputError, NotFoundError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { createQuestionMails } from "./question-mails.ts";
import {
  answersFor,
  countQuestions,
  insertAnswer,
  markAnswered,
  type QuestionSelection,
  readAnswers,
  readColleagues,
  readQuestions,
  updateQuestion,
} from "./questions.repository.server.ts";
import { NO_COLLEAGUE, ONLY_PHONE } from "./questions.ts";

interface InboxParts {
  storage: Storage;
  queue: MailQueue;
  /** Where questions go whose institution states no address. */
  operatorEmail: string;
  /** Address of the site. */
  publicUrl: string;
  /** Institutions that a person answers for; null for all. @throws DomainError 403 for none. */
  institutionsOf: (me: SignedIn) => Promise<number[] | null>;
}

/** Questions as those who answer for an institution read and answer them. */
export function createQuestionInbox(parts: InboxParts) {
  const { storage, queue, operatorEmail, publicUrl, institutionsOf } = parts;
  const mails = createQuestionMails(publicUrl);

  /** Changes one question in a transaction, and gives it as it is then. */
  const change = async (
    me: SignedIn,
    id: number,
    act: (trx: Trx, question: OfficeQuestion) => Promise<void>,
  ): Promise<OfficeQuestion> => {
    const selection = { institutions: await institutionsOf(me), id };
    return await storage.write(async (trx) => {
      await act(trx, await oneQuestion(trx, selection));
      return await oneQuestion(trx, selection);
    });
  };

  return {
    /** One page of the questions that somebody may read, newest first. @throws DomainError 403. */
    questions: async (me: SignedIn, query: AskedQuestions) => {
      const { institution, state, for_us, page, limit } = query;
      const own = await institutionsOf(me);
      const institutions =
        institution === undefined ? own : (own ?? [institution]).filter((id) => id === institution);
      const sent_to = for_us ? operatorEmail : undefined;
      const selection = { institutions, state, sent_to };
      return await storage.snapshot(async (trx) => ({
        data: await questionsOf(trx, selection, pagePart(query)),
        meta: pageMetaOf(await countQuestions(trx, selection), page, limit),
        colleagues:
          institutions?.length === 1 ? await readColleagues(trx, institutions[0] ?? 0) : [],
      }));
    },

    /**
     * Stores an answer and mails it to who asked. Who answers takes care of it, unless somebody
     * does.
     *
     * @throws NotFoundError; DomainError 403, or 409 where there is no address to mail it to.
     */
    answer: async (me: SignedIn, id: number, text: string) => {
      const answered = await change(me, id, async (trx, question) => {
        const { email } = question;
        if (email === null) throw new DomainError("only_phone", 409, ONLY_PHONE);
        const time = new Date().toISOString();
        await insertAnswer(trx, { question_id: id, user_id: me.id, text, created_at: time });
        await markAnswered(trx, id, time);
        const isTaken = question.assigned_to !== null;
        if (!isTaken && (await answersFor(trx, me.id, question.institution.id))) {
          await updateQuestion(trx, id, { assigned_to: me.id });
        }
        await queue.add(trx, mails.answer({ ...question, email }, { text, replyTo: me }));
      });
      queue.wake();
      return answered;
    },

    /**
     * Says where a question stands and who takes care of it.
     *
     * @throws NotFoundError; DomainError 403; InvalidInputError for who does not answer for its
     *   institution.
     */
    change: (me: SignedIn, id: number, { state, assigned_to }: QuestionChange) =>
      change(me, id, async (trx, { institution }) => {
        if (assigned_to != null && !(await answersFor(trx, assigned_to, institution.id))) {
          throw new InvalidInputError({ assigned_to: NO_COLLEAGUE });
        }
        if (assigned_to !== undefined) await updateQuestion(trx, id, { assigned_to });
        if (state === "answered") await markAnswered(trx, id, new Date().toISOString());
        else if (state !== undefined) await updateQuestion(trx, id, { state });
      }),
  };
}

interface AskedQuestions {
  institution?: number;
  state?: OfficeQuestion["state"] | undefined;
  /** Only those whose institution states no address. */
  for_us?: boolean;
  page: number;
  limit: number;
}

type OfficeQuestion = Awaited<ReturnType<typeof questionsOf>>[number];

interface QuestionChange {
  state?: OfficeQuestion["state"];
  /** Null for nobody. */
  assigned_to?: string | null;
}

export type QuestionInbox = ReturnType<typeof createQuestionInbox>;
export type QuestionPage = Awaited<ReturnType<QuestionInbox["questions"]>>;

/** @throws NotFoundError where there is none, or none that may be seen. */
async function oneQuestion(db: Db, selection: QuestionSelection): Promise<OfficeQuestion> {
  const [question] = await questionsOf(db, selection, { limit: 1, offset: 0 });
  if (!question) throw new NotFoundError("Question");
  return question;
}

async function questionsOf(
  db: Db,
  selection: QuestionSelection,
  page: { limit: number; offset: number },
) {
  const rows = await readQuestions(db, selection, page);
  const answers = await readAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(
    ({ institution_id, institution, colleague_id, colleague, sent_to: _, ...question }) => ({
      ...question,
      institution: { id: institution_id, name: institution },
      assigned_to:
        colleague_id !== null && colleague !== null ? { id: colleague_id, name: colleague } : null,
      answers: answers
        .filter(({ question_id }) => question_id === question.id)
        .map(({ text, by, created_at }) => ({ text, by, created_at })),
    }),
  );
}
