interface DrawingProps {
  className?: string;
}

/** The mark: a path (in Dhivehi, magu) that arrives and becomes the reef around an island. */
export function Mark({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <path
        d="M5 43.5c8.5 0 6.5-10 14.5-10s10 4.300 15.5-.2A17 17 0 1 0 8.300 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <circle cx="24" cy="20" r="5" className="fill-accent" />
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
        <path d="M5 43.5c8.5 0 6.5-10 14.5-10s10 4.300 15.5-.2A17 17 0 1 0 8.300 26" />
        <path d="M60 36V14M60 21a7.5 7.5 0 0 1 15 0v15M75 21a7.5 7.5 0 0 1 15 0v15" />
        <circle cx="110" cy="25" r="11" />
        <path d="M121 14v22" />
        <circle cx="142" cy="25" r="11" />
        <path d="M153 14v20.5a10.5 10.5 0 0 1-10.5 10.5c-4 0-7-1.5-9-4" />
        <path d="M164 14v13a7.5 8.5 0 0 0 15 0V14M179 24v12" />
      </g>
      <circle cx="24" cy="20" r="5" className="fill-accent" />
    </svg>
  );
}
