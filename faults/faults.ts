import { brokenBodies } from "./broken-bodies.ts";
import { databaseRestarts } from "./database-restarts.ts";
import { fullDisk, hangingDatabase, lockedDatabase } from "./failing-storage.ts";
import type { Fault } from "./fault.ts";
import { killedWork } from "./killed-work.ts";
import { malformed } from "./malformed.ts";
import { overload } from "./overload.ts";
import { pipelining } from "./pipelining.ts";
import { slowClients } from "./slow-clients.ts";
import { words } from "./words.ts";

/** Every attack of `npm run check:faults`, in the order in which they run. */
export const FAULTS: readonly Fault[] = [
  pipelining,
  slowClients,
  overload,
  malformed,
  brokenBodies,
  databaseRestarts,
  fullDisk,
  lockedDatabase,
  hangingDatabase,
  killedWork,
  words,
];
