import { FIGURE_SPANS, type FigureSpan } from "#features/visits/figures.ts";

const SPAN_WORDS: ReadonlyMap<number, string> = new Map([
  [7, "Last 7 days"],
  [30, "Last 30 days"],
  [91, "Last 13 weeks"],
  [364, "Last 52 weeks"],
]);

interface SpanChoiceProps {
  spans?: readonly FigureSpan[];
  span: FigureSpan;
  onChoose: (span: FigureSpan) => void;
}

/** How far back numbers go. */
export function SpanChoice({ spans = FIGURE_SPANS, span, onChoose }: SpanChoiceProps) {
  return (
    <select
      aria-label="Time"
      className="office-select"
      value={span}
      onChange={({ target }) => {
        const chosen = spans.find((each) => each === Number(target.value));
        if (chosen) onChoose(chosen);
      }}
    >
      {spans.map((each) => (
        <option key={each} value={each}>
          {SPAN_WORDS.get(each)}
        </option>
      ))}
    </select>
  );
}
