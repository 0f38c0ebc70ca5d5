import { isMailWanted } from "#features/operator-mails/operator-mails.repository.server.ts";
import type { Storage } from "#platform/db/database.ts";
import { takeUse, uncountUse } from "#platform/db/shared-limit.ts";
import { DAY_MS } from "#platform/durations.ts";
import { DomainError, InvalidInputError } from "#platform/errors.ts";
import type { MailQueue } from "#platform/mail-queue.server.ts";
import { networkOf } from "#platform/rate-limit.ts";
import { repeatWork } from "#platform/repeated-work.ts";
import { isFilledIn } from "#platform/text-field.schema.ts";
import { hashOfToken, newToken } from "#platform/tokens.server.ts";
import type { FindQuestionSubject } from "./find-subject.server.ts";
import {
  ASKING_LIMITS,
  FORGET_QUESTIONS_MS,
  MAX_ANSWERED,
  QUESTION_DAYS,
} from "./question-limits.ts";
import { createQuestionMails } from "./question-mails.ts";
import {
  deleteQuestion,
  deleteQuestionsBefore,
  insertQuestion,
  readAnswered,
} from "./questions.repository.server.ts";
import type { AskedQuestion } from "./questions.schema.ts";
import { type QuestionSubject, responseDays, UNKNOWN_LINK } from "./questions.ts";

export interface AskingParts {
  storage: Storage;
  queue: MailQueue;
  operatorEmail: string;
  /** Address of the site. */
  publicUrl: string;
  findSubject: FindQuestionSubject;
  onError: (error: unknown) => void;
  /** Told of every question that is stored. */
  onAsked?: (about: { institution_id: number; course_id: number | null }) => void;
  now?: () => Date;
}

/** Number of a question that was not stored; stored questions have other numbers. */
const DROPPED = 0;

/** Passes questions on to institutions, and deletes them. */
export function createQuestions(parts: AskingParts) {
  const { storage, queue, operatorEmail, publicUrl, findSubject, onError } = parts;
  const now = parts.now ?? (() => new Date());
  const mails = createQuestionMails(publicUrl);

  /**
   * Stores a question, mails it to the institution or, where that states no address, to the operator,
   * and tells who asked how to delete it. Returns its number.
   *
   * @param address network address of the sender.
   * @throws InvalidInputError where nothing is published under the number it names.
   * @throws TooManyRequestsError when the network or the address has sent too many.
   */
  const ask = async (asked: AskedQuestion, address: string): Promise<number> => {
    const { name, email, phone, message, website } = asked;
    const subject = await publishedSubject(asked, findSubject);
    const to = subject.email ?? operatorEmail;
    const token = newToken();
    const about = {
      institution_id: subject.institution.id,
      course_id: subject.kind === "course" ? subject.id : null,
    };
    const id = await storage.write(async (trx) => {
      const time = now();
      await takeUse(trx, ASKING_LIMITS.perNetwork, networkOf(address), time);
      if (isFilledIn(website)) return DROPPED;
      if (email) await takeUse(trx, ASKING_LIMITS.perEmail, email.toLowerCase(), time);
      const number = await insertQuestion(trx, {
        name,
        email,
        phone,
        message,
        state: "open",
        sent_to: to,
        ...about,
        subject: subject.name,
        assigned_to: null,
        token_hash: hashOfToken(token),
        created_at: time.toISOString(),
        answered_at: null,
      });
      const mailed = { number, name, email, phone, message, subject };
      if (subject.email || (await isMailWanted(trx, "question"))) {
        await queue.add(trx, mails.toInstitution(mailed, to));
      }
      if (email) await queue.add(trx, mails.toAsker(mailed, { to: email, token }));
      return number;
    });
    queue.wake();
    if (id !== DROPPED) parts.onAsked?.(about);
    return id;
  };

  /**
   * Deletes the question of a mail's link with its answers.
   *
   * @throws DomainError 422 where the link is of none. @throws TooManyRequestsError
   */
  const remove = async (token: string, address: string): Promise<void> => {
    const network = networkOf(address);
    await storage.write((trx) => takeUse(trx, ASKING_LIMITS.linksPerNetwork, network, now()));
    await storage.write(async (trx) => {
      const deleted = await deleteQuestion(trx, hashOfToken(token));
      if (deleted === 0) throw new DomainError("unknown_link", 422, UNKNOWN_LINK);
      await uncountUse(trx, ASKING_LIMITS.linksPerNetwork, network, now());
    });
  };

  /** Forgets what is older than `QUESTION_DAYS`; every server may do it. */
  const forgetOld = () => {
    const before = new Date(now().getTime() - QUESTION_DAYS * DAY_MS).toISOString();
    return storage.background.write((trx) => deleteQuestionsBefore(trx, before));
  };
  const first = forgetOld().catch(onError);
  const daily = repeatWork("Forget old questions", FORGET_QUESTIONS_MS, forgetOld, onError);

  return {
    ask,
    remove,
    subject: findSubject,
    forgetOld,
    /** Whole days within which an institution answers half of its questions; null while too few. */
    responseDays: async (institutionId: number) =>
      responseDays(await readAnswered(storage.db, institutionId, MAX_ANSWERED)),
    /** Stops the daily deletion. */
    close: async () => {
      await first;
      await daily.stop();
    },
  };
}

export type QuestionsService = ReturnType<typeof createQuestions>;

async function publishedSubject(
  { course_id, campus_id, institution_id }: AskedQuestion,
  findSubject: FindQuestionSubject,
): Promise<QuestionSubject> {
  const kind = course_id === undefined ? "institution" : "course";
  const subject = await findSubject(kind, (course_id ?? institution_id) as number, campus_id);
  if (subject) return subject;
  throw new InvalidInputError({
    [`${kind}_id`]: `The directory has no ${kind} with number ${course_id ?? institution_id}`,
  });
}
