const PICTURE_FRAME = "relative h-auto w-full max-w-72";

/** A search box over a list of which one line stands out. */
export function FindPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 288 192" className={PICTURE_FRAME}>
      <path
        d="M30 96C22 40 84 14 142 18s122 20 120 78-58 84-122 82S36 146 30 96Z"
        className="fill-brand-soft"
      />
      <g className="fill-surface stroke-ink" strokeWidth="2.5">
        <rect x="52" y="40" width="184" height="40" rx="12" />
        <rect x="68" y="94" width="152" height="70" rx="10" />
      </g>
      <path d="M70 60h58" className="stroke-ink" strokeWidth="5" strokeLinecap="round" />
      <path d="M136 50v20" className="stroke-brand" strokeWidth="3" strokeLinecap="round" />
      <rect x="198" y="46" width="32" height="28" rx="8" className="fill-brand" />
      <g className="fill-none stroke-on-brand" strokeWidth="3" strokeLinecap="round">
        <circle cx="213" cy="58.5" r="5.5" />
        <path d="M217 63l4 4" />
      </g>
      <rect x="76" y="104" width="136" height="22" rx="6" className="fill-sand" />
      <g className="stroke-ink" strokeWidth="4" strokeLinecap="round">
        <path d="M86 142h52M150 142h34" opacity=".35" />
      </g>
      <path
        d="M86 115h74M196 115h6"
        className="stroke-on-sand"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Three cards, two of them ticked and one about to be. */
export function ShortlistPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 288 192" className={PICTURE_FRAME}>
      <path
        d="M24 108C20 56 70 20 128 20s128 12 138 62-34 98-108 98S28 160 24 108Z"
        className="fill-brand-soft"
      />
      {[
        [34, 66, -7],
        [106, 44, 0],
        [178, 66, 7],
      ].map(([x = 0, y = 0, turn], at) => (
        <g key={x} transform={`rotate(${turn} ${x + 38} ${y + 50})`}>
          <rect
            x={x}
            y={y}
            width="76"
            height="100"
            rx="10"
            className="fill-surface stroke-ink"
            strokeWidth="2.5"
          />
          <rect x={x + 12} y={y + 14} width="22" height="22" rx="6" className="fill-sand" />
          <path
            d={`M${x + 12} ${y + 52}h52M${x + 12} ${y + 66}h36`}
            className="stroke-ink"
            strokeWidth="4"
            strokeLinecap="round"
            opacity=".4"
          />
          <circle
            cx={x + 64}
            cy={y + 84}
            r="14"
            className={at === 2 ? "fill-surface stroke-accent" : "fill-accent stroke-accent"}
            strokeWidth="2.5"
            strokeDasharray={at === 2 ? "4 4" : undefined}
          />
          {at < 2 && (
            <path
              d={`M${x + 58} ${y + 84}l4 5 8-9`}
              className="fill-none stroke-on-accent"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

/** A table of three columns; the best value of a row is marked. */
export function ComparePicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 288 192" className={PICTURE_FRAME}>
      <path
        d="M22 92C26 36 92 22 150 16s110 26 116 76-38 86-116 88S18 148 22 92Z"
        className="fill-brand-soft"
      />
      <rect
        x="44"
        y="34"
        width="200"
        height="126"
        rx="12"
        className="fill-surface stroke-ink"
        strokeWidth="2.5"
      />
      <path d="M44 64h200M94 34v126" className="stroke-ink" strokeWidth="2.5" />
      <path
        d="M144 34v126M194 34v126M44 96h200M44 128h200"
        className="stroke-line-strong"
        strokeWidth="1.5"
      />
      <rect x="148" y="68" width="42" height="24" rx="6" className="fill-sand" />
      <rect x="198" y="100" width="42" height="24" rx="6" className="fill-sand" />
      <g className="stroke-ink" strokeWidth="4" strokeLinecap="round">
        <path d="M108 49h22M158 49h22M208 49h22M56 80h24M56 112h18M56 144h26" />
        <path
          d="M108 80h20M208 80h24M108 112h24M158 112h14M108 144h16M158 144h22M208 144h12"
          opacity=".35"
        />
      </g>
      <path
        d="M160 80l5 6 10-11M210 112l5 6 10-11"
        className="fill-none stroke-on-sand"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
