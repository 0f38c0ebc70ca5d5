import type { OfficeCalled } from "../office-call.ts";

/** Says how a call went, and reads the order again. */
export type OrderAct = (called: Promise<OfficeCalled<{ message: string }>>) => Promise<void>;
