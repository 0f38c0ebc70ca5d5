import type { Adapter } from "../importing.ts";
import { cricos } from "./cricos.ts";
import { ium } from "./ium.ts";
import { magu } from "./magu.ts";
import { mqa } from "./mqa.ts";

/** Every adapter; its name is also the source of its rows. */
export const ADAPTERS: readonly Adapter[] = [magu, mqa, ium, cricos];
