import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openAsFound, type Storage } from "#platform/db/database.ts";
import { type Served, serve } from "../bench/pages/servers.ts";
import { type Cluster, startCluster } from "../test/postgres.ts";
import { editsOfCourses } from "./edits-of-courses.ts";
import type { Fault, Figure } from "./fault.ts";
import { type CallOffice, officeCalls, signInAsAdministrator } from "./office-calls.ts";
import { MANY_VISITORS, some, untilReady } from "./storage-load.ts";
import { uploadsOfPictures } from "./uploads-of-pictures.ts";

/** Work that a server is killed under. */
export interface KilledWork {
  /** Does one piece of it; true where the server acknowledged it. Never throws. */
  attempt(): Promise<boolean>;
  /** Compares what is stored with what was acknowledged, when no server runs any more. */
  figures(storage: Storage, dataDir: string): Promise<Figure[]>;
}

interface KindOfWork {
  open(call: CallOffice): Promise<KilledWork>;
  /** Pieces of it that are acknowledged before it ends. */
  pieces: number;
  /** Pieces that are under way at the same time. */
  atOnce: number;
}

/** One upload at a time: a person sends 60 in an hour, and those that a kill cut off count. */
const WORKS: readonly KindOfWork[] = [
  { open: editsOfCourses, pieces: 500, atOnce: 4 },
  { open: uploadsOfPictures, pieces: 50, atOnce: 1 },
];

const KILLS = 10;
/** Milliseconds after which an attempt that failed is made again. */
const RETRY_MS = 200;
/** Milliseconds after which work that does not come to its end is given up. */
const MAX_WORK_MS = 1_200_000;

export const killedWork: Fault = {
  name: "kill",
  attack: `kill -9, ${KILLS} times, of the server and of PostgreSQL during 500 edits and 50 uploads`,
  run: async () => {
    const onSqlite = await suffer("SQLite", null);
    const cluster = await startCluster();
    try {
      return [...onSqlite, ...(await suffer("PostgreSQL", cluster))];
    } finally {
      await cluster.stop();
    }
  },
};

async function suffer(engine: string, cluster: Cluster | null): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "magu-killed-"));
  const env = { DATABASE_URL: cluster?.url ?? "", DATA_DIR: dataDir, ...MANY_VISITORS };
  const start = () => serve("build/server/index.js", env);
  let server: Served = await start();
  try {
    const call = officeCalls(() => server.origin, await signInAsAdministrator(server));
    const works = await Promise.all(WORKS.map(({ open }) => open(call)));
    const failed = await workThrough(works, async (kill) => {
      if (cluster && kill % 2 === 0) {
        await cluster.end("SIGKILL");
        await cluster.begin();
      } else {
        await server.crash();
        server = await start();
      }
      await untilReady(server.origin, true);
    });
    await server.stop();
    const figures = await checked({ databaseUrl: cluster?.url ?? null, dataDir }, works);
    return [some("attempts that failed", failed), ...figures].map((figure) => ({
      ...figure,
      what: `${engine}: ${figure.what}`,
    }));
  } finally {
    if (!server.hasEnded()) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Does all work while `kill` is called at equal distances; returns how many attempts failed. */
async function workThrough(
  works: readonly KilledWork[],
  kill: (time: number) => Promise<void>,
): Promise<number> {
  const end = Date.now() + MAX_WORK_MS;
  const all = WORKS.reduce((sum, { pieces }) => sum + pieces, 0);
  let acknowledged = 0;
  let failed = 0;
  const untilEnd = async (isDone: () => boolean, act: () => Promise<unknown>) => {
    while (!isDone()) {
      if (Date.now() > end) throw new Error(`only ${acknowledged} of ${all} pieces were done`);
      await act();
    }
  };
  const under = works.flatMap((work, at) => {
    const { pieces = 0, atOnce = 0 } = WORKS[at] ?? {};
    let done = 0;
    const attempt = async () => {
      if (await work.attempt()) {
        done += 1;
        acknowledged += 1;
      } else {
        failed += 1;
        await sleep(RETRY_MS);
      }
    };
    return Array.from({ length: atOnce }, () => untilEnd(() => done >= pieces, attempt));
  });
  const killing = async () => {
    for (let time = 1; time <= KILLS; time++) {
      await untilEnd(
        () => acknowledged >= (all * time) / (KILLS + 1),
        () => sleep(5),
      );
      await kill(time);
    }
  };
  await Promise.all([...under, killing()]);
  return failed;
}

async function checked(
  settings: Parameters<typeof openAsFound>[0],
  works: readonly KilledWork[],
): Promise<Figure[]> {
  const { dataDir } = settings;
  const storage = openAsFound(settings);
  const figures: Figure[] = [];
  try {
    for (const work of works) figures.push(...(await work.figures(storage, dataDir)));
  } finally {
    await storage.close();
  }
  return figures;
}
