/** What the look-ups gave a model for one answer, in the form that it received: it may use only this. */
export interface Seen {
  results: string[];
}

/** Ids of the records of a kind that results hold, by the address of their pages. */
export function idsIn({ results }: Seen, kind: "courses" | "institutions"): number[] {
  const address = new RegExp(`"/${kind}/(\\d+)[/"]`, "g");
  const found = results.flatMap((result) =>
    [...result.matchAll(address)].map(([, id]) => Number(id)),
  );
  return [...new Set(found)];
}
