import { counted } from "#catalogue/counted.ts";
import { isServed } from "#platform/db/serving.ts";
import { storageSettings } from "#platform/env.ts";
import { DomainError } from "#platform/errors.ts";
import { joinCertain } from "#records/matching/matching.service.server.ts";
import { askYesNo, IS_SERVED } from "./confirmation.ts";
import { sayDatabase } from "./database-name.ts";
import { BY, noWords, runOneOf } from "./operator-command.ts";

const USAGE = `Usage: npm run match -- join [--live]

Joins every pair of records of different sources that is certainly one, such as a college that two
registers hold. The older address stays; the other leads to it. Imports of either source go on. The
office shows every pair, joins and keeps apart what is not certain, and takes joins back.

  --live     changes the database although a running server shows it
`;

/** A database that a running server shows was not to be changed. */
class ServedError extends DomainError {
  override name = "ServedError";

  constructor() {
    super("served", 409, `${IS_SERVED} Nothing was changed; say --live to change it all the same.`);
  }
}

await runOneOf({
  usage: USAGE,
  options: { live: { type: "boolean", default: false } },
  open: (site) => {
    sayDatabase(storageSettings(site.env));
    return site;
  },
  commands: {
    join: {
      takes: noWords,
      run: async ({ env, storage }, { live }) => {
        if (!live && (await isServed(storageSettings(env)))) {
          if (!(await askYesNo(`${IS_SERVED} Change it?`))) throw new ServedError();
        }
        const { institutions, courses } = await joinCertain(storage, BY);
        const lines = [...institutions, ...courses].map(({ records: [kept, gone] }) => {
          return `${kept.id} ${kept.name} [${kept.sources.join(", ")}]  =  ${gone.id} [${gone.sources.join(", ")}]`;
        });
        const done = `Joined ${counted(institutions.length, "pair")} of institutions and ${counted(courses.length, "pair")} of courses.`;
        return [...lines, done].join("\n");
      },
    },
  },
});
