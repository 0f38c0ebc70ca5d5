import { useCallback, useEffect, useState } from "react";
import { callWithSession } from "#features/accounts/session-client.ts";
import type { Called } from "#web/api-client.ts";
import { MEMBERS } from "./memberships.endpoints.ts";
import type { MembersAnswer, OwnInstitution } from "./memberships.schema.ts";

/** Null until they are loaded. */
type Loaded<T> = T | "failed" | null;

const NO_CONNECTION = "The connection failed. Nothing was changed.";

/** The institutions of who is signed in. */
export function useOwnInstitutions() {
  const [institutions, setInstitutions] = useState<Loaded<OwnInstitution[]>>(null);
  const load = useCallback(async () => {
    const { body } = await callWithSession(MEMBERS.own, {});
    setInstitutions(body?.data ?? "failed");
  }, []);
  useEffect(() => {
    load();
  }, [load]);
  return { institutions, load };
}

/** The members of an institution, and what can be done with them. */
export function useMembers(institutionId: number) {
  const [members, setMembers] = useState<Loaded<MembersAnswer> | "stranger">(null);
  /** The outcome of the last step, as a sentence. */
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean } | null>(null);
  const load = useCallback(async () => {
    const { body, problem } = await callWithSession(MEMBERS.list, {
      params: { id: institutionId },
    });
    if (body) return setMembers(body);
    setMembers(problem.status === 404 ? "stranger" : "failed");
    setOutcome({ text: problem.error ?? NO_CONNECTION, isProblem: true });
  }, [institutionId]);
  useEffect(() => {
    load();
  }, [load]);

  const told = async ({ body, problem }: Called<{ message: string }>) => {
    const failed = problem?.error ?? NO_CONNECTION;
    setOutcome({ text: body?.message ?? failed, isProblem: problem !== null });
    await load();
  };
  const paramsOf = (member: number) => ({ id: institutionId, member });
  return {
    members,
    outcome,
    load,
    tell: (text: string) => {
      setOutcome({ text, isProblem: false });
      load();
    },
    changeRole: async (member: number, role: "owner" | "member") =>
      told(await callWithSession(MEMBERS.changeRole, { params: paramsOf(member), body: { role } })),
    handOver: async (member: number) =>
      told(await callWithSession(MEMBERS.handOver, { params: paramsOf(member) })),
    remove: async (member: number) =>
      told(await callWithSession(MEMBERS.remove, { params: paramsOf(member) })),
    callOff: async (invitation: number) =>
      told(await callWithSession(MEMBERS.callOff, { params: { id: institutionId, invitation } })),
  };
}
