import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { RESET_MINUTES } from "#features/accounts/account-limits.ts";
import { operatorAccount } from "#features/accounts/accounts.schema.ts";
import { createMails } from "#features/accounts/mails.ts";
import { createOperator } from "#features/accounts/operator.service.server.ts";
import {
  createPasswordHashing,
  RECOMMENDED_COST,
} from "#features/accounts/password-hashing.server.ts";
import { ROLES, type Role } from "#platform/access.ts";
import { InvalidInputError } from "#platform/errors.ts";
import { addMail } from "#platform/mail-queue.server.ts";
import { openCommandLog } from "./command-log.ts";
import { BY, noWords, runOneOf } from "./operator-command.ts";

const USAGE = `Usage: npm run user -- <command> [options]

  create   makes an account
           --email ADDRESS --name NAME [--mobile NUMBER] [--role ROLE]
           The password is asked for, or read from standard input.
           --link prints an address at which the person chooses it within thirty minutes.
  role     gives a role: role ADDRESS ROLE
  disable  signs somebody out everywhere, and lets nobody sign in: disable ADDRESS
  enable   takes that back: enable ADDRESS
  one-factor  ends two-factor sign-in, for who lost app and recovery codes: one-factor ADDRESS

Roles: ${ROLES.join(", ")}
`;

const oneAddress = (words: readonly string[]) => words.length === 1;

await runOneOf({
  usage: USAGE,
  options: {
    email: { type: "string" },
    name: { type: "string" },
    mobile: { type: "string" },
    role: { type: "string" },
    link: { type: "boolean" },
  },
  open: async ({ env, storage }) =>
    createOperator({
      storage,
      hashing: await createPasswordHashing(RECOMMENDED_COST),
      publicUrl: env.PUBLIC_URL,
      security: await openCommandLog(env, storage),
      // A running server sends them.
      queue: { add: addMail, wake: () => {} },
      mails: createMails(env.PUBLIC_URL),
    }),
  commands: {
    create: {
      takes: noWords,
      run: async (operator, { link, ...given }) => {
        const account = readAccount(given);
        const password = link ? null : await askPassword();
        const created = await operator.create(BY, account, password);
        const made = `${account.email} has an account now, as ${account.role}.`;
        return created.link ? `${made}\n${invitation(created.link)}` : made;
      },
    },
    role: {
      takes: (words) => words.length === 2,
      run: async (operator, _options, [email = "", name = ""]) => {
        const role = readRole(name);
        await operator.giveRole(BY, { email }, role);
        return `${email} is ${role} now.`;
      },
    },
    disable: {
      takes: oneAddress,
      run: async (operator, _options, [email = ""]) => {
        await operator.disable(BY, { email });
        return `${email} was signed out everywhere and cannot sign in any more.`;
      },
    },
    "one-factor": {
      takes: oneAddress,
      run: async (operator, _options, [email = ""]) => {
        await operator.endTwoFactor(BY, { email });
        return `${email} signs in with the password alone now. Ask them to set it up again.`;
      },
    },
    enable: {
      takes: oneAddress,
      run: async (operator, _options, [email = ""]) => {
        await operator.enable(BY, { email });
        return `${email} can sign in again.`;
      },
    },
  },
});

/** The site may have another port or be behind a proxy, which this command cannot know. */
function invitation(link: string): string {
  const toChoose = `Choose the password within ${RESET_MINUTES} minutes:\n${link}`;
  if (process.env.PUBLIC_URL) return toChoose;
  const { origin } = new URL(link);
  return `${toChoose}\nPUBLIC_URL is not set: where the site is not at ${origin}, put its own address there, and set PUBLIC_URL.`;
}

function readAccount({ role = "visitor", ...given }: { role?: string | undefined }) {
  const { data, error } = operatorAccount.safeParse(given);
  if (error) {
    throw new InvalidInputError(
      Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
    );
  }
  return { ...data, role: readRole(role) };
}

function readRole(name: string): Role {
  const role = ROLES.find((known) => known === name);
  if (!role) throw new InvalidInputError({ role: `role must be one of ${ROLES.join(", ")}` });
  return role;
}

/** Never taken from the command line, which other users of the machine can see. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin });
    for await (const line of lines) return line;
    return "";
  }
  process.stdout.write("Password: ");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await prompt.question("").finally(() => prompt.close());
  process.stdout.write("\n");
  return password;
}
