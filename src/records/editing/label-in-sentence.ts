/** A label within a sentence: "total cost", but "MNQF level". */
export function labelInSentence(label: string): string {
  return label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
