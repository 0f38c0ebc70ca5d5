import { useCallback, useEffect, useState } from "react";
import { callWithSession } from "#features/accounts/session-client.ts";
import { MEMBERS } from "#features/memberships/memberships.endpoints.ts";
import type { MembersAnswer } from "#features/memberships/memberships.schema.ts";
import type { Called } from "#web/api-client.ts";

/** Null until they are loaded; "left" once one's own membership has ended here. */
type HeldMembers = MembersAnswer | "failed" | "stranger" | "left" | null;

const NO_CONNECTION = "The connection failed. Nothing was changed.";

/** The members of an institution, and what can be done with them. */
export function useMembers(institutionId: number) {
  const [members, setMembers] = useState<HeldMembers>(null);
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
    /** Ends one's own membership. */
    leave: async (member: number) => {
      const called = await callWithSession(MEMBERS.remove, { params: paramsOf(member) });
      if (called.body) setMembers("left");
      else await told(called);
    },
    callOff: async (invitation: number) =>
      told(await callWithSession(MEMBERS.callOff, { params: { id: institutionId, invitation } })),
  };
}
