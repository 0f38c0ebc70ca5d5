import { type RefObject, useEffect, useRef } from "react";

/**
 * Puts the focus into the first empty field of the entry that a list is given next.
 *
 * @param count of its entries. `expect` is called before one is added.
 */
export function useNewEntry(count: number): {
  list: RefObject<HTMLUListElement | null>;
  expect: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const isExpected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is what is waited for
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    const inputs = [...(list.current?.lastElementChild?.querySelectorAll("input") ?? [])];
    (inputs.find(({ value }) => value === "") ?? inputs[0])?.focus();
  }, [count]);
  return {
    list,
    expect: () => {
      isExpected.current = true;
    },
  };
}
