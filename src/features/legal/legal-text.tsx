import type { ReactNode } from "react";
import { Link } from "react-router";

/**
 * A text as paragraphs and lists. Blank lines part its blocks; "- " or "1. " begins each point of a
 * list; `[words](path)` is a link within the site, `**words**` are strong.
 */
export function LegalText({ children }: { children: string }) {
  return children
    .trim()
    .split(/\n\s*\n/)
    .map((block) => <Block key={block} text={block.trim()} />);
}

function Block({ text }: { text: string }) {
  const mark = /^(- |1\. )/.exec(text)?.[0];
  if (mark === undefined) return <p>{withLinks(text)}</p>;
  const List = mark === "- " ? "ul" : "ol";
  const points = text.split(/(?:^|\n\s*)(?:- |\d+\. )/).slice(1);
  return (
    <List>
      {points.map((point) => (
        <li key={point}>{withLinks(point)}</li>
      ))}
    </List>
  );
}

function withLinks(text: string): ReactNode[] {
  return text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/).map((part) => {
    const [, words, path] = /^\[(.+)\]\((.+)\)$/s.exec(part) ?? [];
    if (path !== undefined) {
      return (
        <Link key={part} to={path}>
          {words}
        </Link>
      );
    }
    return part.startsWith("**") ? <strong key={part}>{part.slice(2, -2)}</strong> : part;
  });
}
