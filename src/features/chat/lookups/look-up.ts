import type { z } from "zod";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Course } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";

/** A text of the site about itself: an answer of the operator, a section of a fixed page, a page. */
export interface SiteText {
  title: string;
  /** Plain text. */
  text: string;
  /** Address on this site. */
  link: string;
}

/** What look-ups read, all of one state of the directory: taken once for each message. */
export interface Records {
  catalogue: Catalogue;
  /** One course whole; null where none with this id is published. */
  course(id: number): Promise<Course | null>;
  /** One institution whole; null where none with this id is published. */
  institution(id: number): Promise<Institution | null>;
  siteTexts(): Promise<readonly SiteText[]>;
}

/**
 * A question that the directory answers: typed in and out, and read only. Every result says under
 * `missing`, one sentence each, what could not be found or is not stated.
 */
export interface LookUp<Input extends z.ZodType, Output extends z.ZodType> {
  /** What it answers, for who chooses among look-ups. */
  about: string;
  input: Input;
  output: Output;
  /** @throws ZodError for an input that is none. */
  find(asked: z.input<Input>, records: Records): Promise<z.output<Output>>;
}

/** Makes a look-up whose input is checked before it is read. */
export function lookUp<Input extends z.ZodType, Output extends z.ZodType>({
  input,
  find,
  ...of
}: Pick<LookUp<Input, Output>, "about" | "input" | "output"> & {
  find(asked: z.output<Input>, records: Records): Promise<z.output<Output>> | z.output<Output>;
}): LookUp<Input, Output> {
  return { ...of, input, find: async (asked, records) => find(input.parse(asked), records) };
}

/** The sentence about a record that there is none of. */
export const noSuch = (kind: "course" | "institution", id: number): string =>
  `No ${kind} with the id ${id} is published.`;
