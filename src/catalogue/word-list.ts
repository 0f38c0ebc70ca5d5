/** Words and phrases that are written as one text, with commas between them. */
export function wordList(text: string): string[] {
  return text.trim().split(/,\s+/);
}
