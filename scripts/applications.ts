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
import { BY, noWords, oneId, runOneOf, type Site } from "./operator-command.ts";

const USAGE = `Usage: npm run applications -- <command> [options]

Applications of institutions to list their courses.

  list      shows those that wait; --state ${APPLICATION_STATES.join("|")} others; --json as JSON
  approve   lists the institution where it is new, and mails an invitation to own it: approve ID
  return    mails what is missing, with a link to send it anew: return ID --reason TEXT
  decline   mails why not: decline ID --reason TEXT
`;

const DOMAIN_WORDS = new Map<boolean | null, string>([
  [true, "an address of the institution"],
  [false, "NOT an address of the institution's domain"],
  [null, "the directory knows no domain of the institution"],
]);

await runOneOf({
  usage: USAGE,
  options: {
    state: { type: "string", default: "waiting" },
    reason: { type: "string", default: "" },
    json: { type: "boolean", default: false },
  },
  open: openApplications,
  commands: {
    list: {
      takes: noWords,
      run: async (applications, options) => {
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
      takes: oneId,
      run: async (applications, _options, [id]) => {
        await applications.approve(BY, Number(id));
        return `Application ${id} is approved. A running server mails the invitation.`;
      },
    },
    return: {
      takes: oneId,
      run: async (applications, { reason }, [id]) => {
        await applications.giveBack(BY, Number(id), stated(reason));
        return `Application ${id} is returned. A running server mails what is missing.`;
      },
    },
    decline: {
      takes: oneId,
      run: async (applications, { reason }, [id]) => {
        await applications.decline(BY, Number(id), stated(reason));
        return `Application ${id} is declined. A running server mails the reason.`;
      },
    },
  },
});

/** What an operator of the command line needs of them: links are followed on the site. */
async function openApplications({ env, storage }: Site): Promise<ApplicationsService> {
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
  return createApplications({
    ...parts,
    operatorEmail: env.OPERATOR_EMAIL,
    tryLink: ofTheSite,
    invite: memberships.inviteApplicant,
  });
}

/** @throws InvalidInputError without one. */
function stated(reason: string): string {
  const text = reason.trim();
  if (!text) throw new InvalidInputError({ reason: "Say why: --reason TEXT" });
  return text;
}

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
