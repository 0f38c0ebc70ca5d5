import { FIGURE_SPANS, type FigureSpan } from "#features/visits/figures.ts";
import { OfficeSelect } from "../office-select.tsx";

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
    <OfficeSelect
      aria-label="Time"
      value={String(span)}
      options={spans.map((each) => [String(each), SPAN_WORDS.get(each)] as const)}
      onChoose={(chosen) => onChoose(spans.find((each) => String(each) === chosen) ?? span)}
    />
  );
}
