import { type Memory, newMemory } from "./answer.ts";

/**
 * The stored memory; a new one where none is stored, or where an earlier version of the program
 * stored another shape.
 */
export function parseMemory(stored: string | null): Memory {
  const fresh = newMemory();
  if (stored === null) return fresh;
  const memory: unknown = JSON.parse(stored);
  return isAlike(memory, fresh) ? memory : fresh;
}

/** True when a value has every key of the other, with values of the same types. */
function isAlike<T>(value: unknown, fresh: T): value is T {
  if (fresh === null) return value !== undefined;
  if (Array.isArray(fresh)) return Array.isArray(value);
  if (typeof fresh !== "object") return typeof value === typeof fresh;
  if (typeof value !== "object" || value === null) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.entries(fresh).every(([key, expected]) => isAlike(found.get(key), expected));
}
