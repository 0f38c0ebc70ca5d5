import type { OfficeResult } from "../office-call.ts";

/** Calls, says how it went, and reads the order again. */
export type OrderAct = (call: () => Promise<OfficeResult<{ message: string }>>) => Promise<void>;
