import type { Course } from "#catalogue/course.ts";
import type { Institution } from "#catalogue/institution.ts";
import type { Directory, DirectoryNames } from "./directory.ts";

/** A claim of an answer that the directory does not hold. */
export interface Violation {
  /** What was claimed: "course", "fee", "level", "institution", "fact", "link", "contact". */
  kind: "course" | "fee" | "level" | "institution" | "fact" | "link" | "contact";
  claim: string;
}

/** The records that an answer speaks of, as the directory holds them. */
export interface Ground {
  names: DirectoryNames;
  courses: readonly Course[];
  institutions: readonly Institution[];
  directory: Directory;
}
