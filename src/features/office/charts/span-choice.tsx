import { FIGURE_SPANS, type FigureSpan, SPAN_WORDS } from "#features/visits/figures.ts";
import { OfficeSelect } from "../office-select.tsx";

interface SpanChoiceProps {
  span: FigureSpan;
  onChoose: (span: FigureSpan) => void;
}

/** How far back numbers go. */
export function SpanChoice({ span, onChoose }: SpanChoiceProps) {
  return (
    <OfficeSelect
      aria-label="Time"
      value={String(span)}
      options={FIGURE_SPANS.map((each) => [String(each), SPAN_WORDS.get(each)] as const)}
      onChoose={(chosen) => onChoose(FIGURE_SPANS.find((each) => String(each) === chosen) ?? span)}
    />
  );
}
