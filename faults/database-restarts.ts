import { setTimeout as sleep } from "node:timers/promises";
import { type Served, serve } from "../bench/pages/servers.ts";
import { type Cluster, startCluster } from "../test/postgres.ts";
import type { Fault } from "./fault.ts";
import {
  MANY_VISITORS,
  none,
  type StorageLoad,
  storageFigures,
  storageLoad,
  untilReady,
  within,
} from "./storage-load.ts";
import { postgresTickets } from "./stored-tickets.ts";

const RESTARTS = 10;
/** Milliseconds for which the database is down each time, and up in between. */
const AWAY = 1_000;
const BETWEEN = 2_000;

export const databaseRestarts: Fault = {
  name: "restarts",
  attack: `PostgreSQL is restarted ${RESTARTS} times under reads and writes, in turn in order and by kill -9`,
  run: async () => {
    const cluster = await startCluster();
    try {
      const server = await serve("build/server/index.js", {
        DATABASE_URL: cluster.url,
        ...MANY_VISITORS,
      });
      const load = storageLoad(server.origin);
      await load.nextReceipt();
      const { exits, slowest } = await restart(cluster, server, load);
      await load.stop();
      const kept = await postgresTickets(cluster.url);
      const lost = load.acknowledged.filter((message) => !kept.has(message));
      if (!server.hasEnded()) await server.stop();
      return [
        none("ends of the server", exits),
        within("longest time until it was whole again", slowest),
        ...storageFigures(load, lost),
      ];
    } finally {
      await cluster.stop();
    }
  },
};

async function restart(cluster: Cluster, server: Served, load: StorageLoad) {
  let slowest = 0;
  for (let time = 0; time < RESTARTS; time++) {
    await sleep(BETWEEN);
    await cluster.end(time % 2 === 0 ? "SIGINT" : "SIGKILL");
    await sleep(AWAY);
    await cluster.begin();
    const began = Date.now();
    if (server.hasEnded()) return { exits: 1, slowest: Number.POSITIVE_INFINITY };
    await Promise.all([load.nextReceipt(), untilReady(server.origin, true)]);
    slowest = Math.max(slowest, Date.now() - began);
  }
  return { exits: 0, slowest };
}
