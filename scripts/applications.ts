import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import type { ListedApplication } from "#features/applications/applications.schema.ts";
import {
  type ApplicationsService,
  createApplications,
} from "#features/applications/applications.service.server.ts";
import { APPLICATION_STATES } from "#features/applications/applications.ts";
import { createMemberships } from "#features/memberships/memberships.service.server.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { addMail } from "#platform/mail-queue.server.ts";
import { openCommandLog } from "./command-log.ts";
import { runCommand } from "./operator-command.ts";

const USAGE = `Usage: npm run applications -- <command> [options]

Applications of institutions to list their courses.

  list      shows those that wait; --state ${APPLICATION_STATES.join("|")} others; --json as JSON
  approve   lists the institution where it is new, and mails an invitation to own it: approve ID
  return    mails what is missing, with a link to send it anew: return ID --reason TEXT
  decline   mails why not: decline ID --reason TEXT
`;

const OPTIONS = {
  state: { type: "string", default: "waiting" },
  reason: { type: "string", default: "" },
  json: { type: "boolean", default: false },
} as const;

const readLine = () => parseArgs({ allowPositionals: true, options: OPTIONS });

type Options = ReturnType<typeof readLine>["values"];

interface Asked {
  applications: ApplicationsService;
  operator: string;
  options: Options;
  id: number;
}

interface Command {
  /** True where the number of an application stands after its name. */
  takesId: boolean;
  /** Returns the text to print. */
  run: (asked: Asked) => Promise<string>;
}

/** @throws InvalidInputError without one. */
function statedReason({ reason }: Options): string {
  const stated = reason.trim();
  if (!stated) throw new InvalidInputError({ reason: "Say why: --reason TEXT" });
  return stated;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    list: {
      takesId: false,
      run: async ({ applications, options }) => {
        const state = APPLICATION_STATES.find((known) => known === options.state);
        if (!state) {
          const error = `state must be one of ${APPLICATION_STATES.join(", ")}`;
          throw new InvalidInputError({ state: error });
        }
        const listed = await applications.list(state);
        if (options.json) return JSON.stringify(listed, null, 2);
        return listed.length === 0 ? "There are none." : listed.map(described).join("\n\n");
      },
    },
    approve: {
      takesId: true,
      run: async ({ applications, operator, id }) => {
        await applications.approve({ operator }, id);
        return `Application ${id} is approved. A running server mails the invitation.`;
      },
    },
    return: {
      takesId: true,
      run: async ({ applications, operator, id, options }) => {
        await applications.giveBack({ operator }, id, statedReason(options));
        return `Application ${id} is returned. A running server mails what is missing.`;
      },
    },
    decline: {
      takesId: true,
      run: async ({ applications, operator, id, options }) => {
        await applications.decline({ operator }, id, statedReason(options));
        return `Application ${id} is declined. A running server mails the reason.`;
      },
    },
  } satisfies Record<string, Command>),
);

function described(application: ListedApplication): string {
  const { id, institution, institution_id, register_number, owners } = application;
  const { name, position, email, is_own_domain, created_at, reason } = application;
  const listed =
    institution_id === null
      ? "not listed yet"
      : `listed as ${institution_id}, ${owners === 0 ? "no owner yet" : `owners: ${owners}`}`;
  return [
    `${id}  ${institution} (${listed})`,
    `    ${name}, ${position}, ${email}: ${DOMAIN_WORDS.get(is_own_domain)}`,
    `    register number: ${register_number ?? "not stated"}; applied ${created_at.slice(0, 10)}`,
    ...(reason === null ? [] : [`    declined: ${reason}`]),
  ].join("\n");
}

const DOMAIN_WORDS = new Map<boolean | null, string>([
  [true, "an address of the institution"],
  [false, "NOT an address of the institution's domain"],
  [null, "the directory knows no domain of the institution"],
]);

function readCommand() {
  try {
    const { values: options, positionals } = readLine();
    const [name = "", ...words] = positionals;
    const command = COMMANDS.get(name);
    const takes = command?.takesId ? /^[1-9]\d{0,8}$/.test(words.join(" ")) : words.length === 0;
    return command && takes ? { command, options, id: Number(words[0] ?? 0) } : null;
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}\n` : error);
    return null;
  }
}

await runCommand(readCommand, USAGE, async ({ command, options, id }, { env, storage }) => {
  const parts = {
    storage,
    // A running server sends them.
    queue: { add: addMail, wake: () => {}, stop: async () => {} },
    publicUrl: env.PUBLIC_URL,
    security: await openCommandLog(env, storage),
  };
  const ofTheSite = () => {
    throw new Error("Links are followed on the site.");
  };
  const memberships = createMemberships({ ...parts, accounts: ofTheSite });
  const applications = createApplications({
    ...parts,
    operatorEmail: env.OPERATOR_EMAIL,
    tryLink: ofTheSite,
    invite: memberships.inviteApplicant,
  });
  return await command.run({ applications, operator: userInfo().username, options, id });
});
