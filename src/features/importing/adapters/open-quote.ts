type QuoteState = "start" | "plain" | "quoted" | "closed";

/**
 * Line of the quotation mark that breaks a CSV text: it is never closed, or its closing mark is not
 * at the end of the cell. Null where there is none.
 */
export async function openQuoteLine(
  text: AsyncIterable<string>,
  delimiter: string,
): Promise<number | null> {
  let place: QuoteState = "start";
  let line = 1;
  let opened = 1;
  for await (const piece of text) {
    for (const character of piece) {
      if (place === "closed" && !['"', delimiter, "\n"].includes(character)) return opened;
      if (place === "start" && character === '"') opened = line;
      place = next(place, character, delimiter);
      if (character === "\n") line += 1;
    }
  }
  return place === "quoted" ? opened : null;
}

/** Two marks within quotes are an escaped mark: the first closes, the second opens again. */
function next(place: QuoteState, character: string, delimiter: string): QuoteState {
  if (place === "quoted") return character === '"' ? "closed" : "quoted";
  if (character === '"') return place === "plain" ? "plain" : "quoted";
  return character === delimiter || character === "\n" ? "start" : "plain";
}
