import { type Memory, newMemory } from "./answer.ts";

/**
 * Memory as it was stored; a new one where there is none, or where an earlier version of the program
 * kept it in another shape.
 */
export function parseMemory(stored: string | null): Memory {
  const fresh = newMemory();
  if (stored === null) return fresh;
  const memory: unknown = JSON.parse(stored);
  return isAlike(memory, fresh) ? memory : fresh;
}

/** True when a value has every key of the other, and what is there is of the same kind. */
function isAlike<T>(value: unknown, fresh: T): value is T {
  if (fresh === null) return value !== undefined;
  if (Array.isArray(fresh)) return Array.isArray(value);
  if (typeof fresh !== "object") return typeof value === typeof fresh;
  if (typeof value !== "object" || value === null) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.entries(fresh).every(([key, expected]) => isAlike(found.get(key), expected));
}
