import { Thaana } from "#ui/thaana.tsx";

/** What somebody typed, in English or Dhivehi. */
export function TypedText({ text }: { text: string }) {
  if (/\p{Script=Thaana}/u.test(text)) return <Thaana>{text}</Thaana>;
  return <bdi>{text}</bdi>;
}
