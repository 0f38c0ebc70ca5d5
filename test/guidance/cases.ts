import { counsel } from "./cases/counsel.ts";
import { facts } from "./cases/facts.ts";
import { findBoth } from "./cases/find-both.ts";
import { findWhat } from "./cases/find-what.ts";
import { findWhen } from "./cases/find-when.ts";
import { findWhere } from "./cases/find-where.ts";
import { knowledge } from "./cases/knowledge.ts";
import { laterFinding } from "./cases/later-finding.ts";
import { laterTalk } from "./cases/later-talk.ts";
import { limits } from "./cases/limits.ts";
import { talk } from "./cases/talk.ts";
import { threads } from "./cases/threads.ts";
import { tongues } from "./cases/tongues.ts";
import type { GuidanceCase } from "./guidance.ts";

/** The whole evaluation set. */
export const CASES: readonly GuidanceCase[] = [
  ...findWhat,
  ...findWhere,
  ...findWhen,
  ...findBoth,
  ...talk,
  ...facts,
  ...knowledge,
  ...limits,
  ...tongues,
  ...laterFinding,
  ...laterTalk,
  ...counsel,
  ...threads,
];
