import { compare } from "./comparing.ts";
import { contacts } from "./contacts.ts";
import { cost } from "./cost.ts";
import { course } from "./course.ts";
import { dates } from "./dates.ts";
import { entry } from "./entry.ts";
import { institution, institutions } from "./institution.ts";
import { levels } from "./levels.ts";
import { paths } from "./pathways.ts";
import { nearest } from "./places.ts";
import { schemes } from "./schemes.ts";
import { search } from "./search.ts";
import { site } from "./site.ts";

/** All that the chat knows: what the desk and a model answer from, and nothing else. */
export const LOOK_UPS = {
  search,
  course,
  institution,
  institutions,
  compare,
  entry,
  paths,
  cost,
  nearest,
  dates,
  contacts,
  schemes,
  levels,
  site,
} as const;

export type LookUpName = keyof typeof LOOK_UPS;
