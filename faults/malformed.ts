import { serve } from "../bench/pages/servers.ts";
import { malformedRequests } from "../test/malformed-requests.ts";
import { rawAnswer, staysOnSite } from "../test/raw-answers.ts";
import type { Fault } from "./fault.ts";
import { ask } from "./single-request.ts";

const SEED = 10;
const COUNT = 4_000;
/** Few, because requests refused as overload would prove nothing. */
const AT_ONCE = 4;

export const malformed: Fault = {
  name: "malformed",
  attack: `${COUNT} requests as no browser sends them, of seed ${SEED}`,
  run: async () => {
    const server = await serve("build/server/index.js", { DATABASE_URL: "", PUBLIC_URL: "" });
    try {
      const requests = malformedRequests(SEED, COUNT);
      let failed = 0;
      let astray = 0;
      const sender = async () => {
        for (let request = requests.pop(); request; request = requests.pop()) {
          const { statuses, locations } = await rawAnswer(server.origin, request);
          const fails = statuses.some((status) => status >= 500);
          const strays = locations.some((location) => !staysOnSite(location, server.origin));
          if (fails || strays) console.log(statuses, locations, request.toString("latin1", 0, 200));
          failed += Number(fails);
          astray += Number(strays);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      const { status } = await ask(`${server.origin}/readyz`);
      return [
        figure("answers of 500 and above", failed),
        figure("answers that send to another site", astray),
        { what: "/readyz after it", wanted: "200", reached: String(status), holds: status === 200 },
      ];
    } finally {
      await server.stop();
    }
  },
};

function figure(what: string, reached: number) {
  return { what, wanted: "0", reached: String(reached), holds: reached === 0 };
}
