import type { Field } from "../programme.ts";
import { accounting } from "./accounting.ts";
import { arts } from "./arts.ts";
import { business } from "./business.ts";
import { crafts } from "./crafts.ts";
import { education } from "./education.ts";
import { engineering } from "./engineering.ts";
import { environment } from "./environment.ts";
import { health } from "./health.ts";
import { ict } from "./ict.ts";
import { islamic } from "./islamic.ts";
import { languages } from "./languages.ts";
import { law } from "./law.ts";
import { marine } from "./marine.ts";
import { marketing } from "./marketing.ts";
import { preparation } from "./preparation.ts";
import { science } from "./science.ts";
import { security } from "./security.ts";
import { social } from "./social.ts";
import { sport } from "./sport.ts";
import { tourism } from "./tourism.ts";
import { transport } from "./transport.ts";

/** The tables of all 21 fields. */
export const FIELDS: readonly Field[] = [
  accounting,
  arts,
  business,
  crafts,
  education,
  engineering,
  environment,
  health,
  ict,
  islamic,
  languages,
  law,
  marine,
  marketing,
  preparation,
  science,
  security,
  social,
  sport,
  tourism,
  transport,
];
