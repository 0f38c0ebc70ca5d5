import type { Adapter } from "../importing.ts";
import { ium } from "./ium.ts";
import { magu } from "./magu.ts";
import { mqa } from "./mqa.ts";
import { table } from "./table.ts";

/** Every adapter; its name is also the source of its rows. */
export const ADAPTERS: readonly Adapter[] = [magu, mqa, ium];

/** What can be imported: tables too, whose rows have the source that is named with them. */
export const IMPORTABLE: readonly Omit<Adapter, "read">[] = [...ADAPTERS, table];
