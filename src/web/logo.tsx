import { MARK, WORD } from "./logo-lines.ts";

interface DrawingProps {
  className?: string;
}

/** The mark: a path (in Dhivehi, magu) that arrives and becomes the reef around an island. */
export function Mark({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <path
        d={MARK.path}
        fill="none"
        stroke="currentColor"
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <Island />
    </svg>
  );
}

/** Mark and word in the colour of the text around them: dark on white, white over a hero. */
export function Logo({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 182 48" className={className}>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={MARK.path} />
        {WORD.map((letter) => (
          <path key={letter} d={letter} />
        ))}
      </g>
      <Island />
    </svg>
  );
}

function Island() {
  const { x, y, radius } = MARK.island;
  return <circle cx={x} cy={y} r={radius} className="fill-accent" />;
}
