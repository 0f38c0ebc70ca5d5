import { createContext, type ReactNode, useContext } from "react";

/** What the server knows of parts that it has rendered before. */
export interface KeptParts {
  /** What to render around a part, or in its place where it is known. */
  around(key: string): { before: string; after: string | null };
}

/** Null in browsers. */
export const KeptPartsContext = createContext<KeptParts | null>(null);

interface KeptProps {
  /** All that the part's HTML depends on; nobody changes an object of it. */
  by: readonly unknown[];
  children: ReactNode;
}

const texts = new WeakMap<object, string>();

/** A value as text; that of an object is kept, for many pages show the same. */
function keyText(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/**
 * A part of a page that the server renders once for equal values of `by`, and repeats from then on.
 * It begins and ends with elements, stands beside no text and no other such part, and puts nothing
 * into the page's head.
 * What calls `useId` in it stands at one place of a page only, because ids come from the place.
 */
export function Kept({ by, children }: KeptProps) {
  const parts = useContext(KeptPartsContext);
  const around = parts?.around(by.map(keyText).join("\n"));
  // Always three, in browsers too, because ids of `useId` count them.
  return (
    <>
      {around?.before}
      {around?.after !== null && children}
      {around?.after}
    </>
  );
}
