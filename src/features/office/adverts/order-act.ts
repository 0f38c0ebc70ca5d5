import type { OfficeCalled } from "../office-call.ts";

/** Calls, says how it went, and reads the order again. */
export type OrderAct = (call: () => Promise<OfficeCalled<{ message: string }>>) => Promise<void>;
