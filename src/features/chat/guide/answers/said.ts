import type { Chip } from "../../answer.schema.ts";
import type { FactQuestion } from "../reading/fact-questions.ts";

/** What is said of a matter. */
export interface Said {
  /** The answer itself comes first. */
  text: string;
  chips?: readonly Chip[];
  /** What the record of the course that is meant says to it. */
  facts?: readonly FactQuestion[];
  /** True where the institution is to be asked: its contact follows. */
  isForInstitution?: true;
}
