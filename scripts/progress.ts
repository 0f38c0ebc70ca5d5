import type { Progress } from "#features/importing/importing.ts";

/** Minimum milliseconds between two updates of the bar, and between two plain lines. */
const DRAW_MS = 100;
const LINE_MS = 10_000;

const BAR_LENGTH = 24;

/**
 * Shows the progress of an import: a bar that redraws itself on a terminal, otherwise a line every
 * ten seconds.
 */
export function progressOn(stream: NodeJS.WriteStream): {
  show: (progress: Progress) => void;
  /** Clears the line for other output. */
  clear: () => void;
} {
  let stage: Progress["stage"] | null = null;
  let began = 0;
  let before = 0;
  const show = (progress: Progress) => {
    const now = performance.now();
    if (progress.stage !== stage) {
      stage = progress.stage;
      began = now;
      before = stream.isTTY ? Number.NEGATIVE_INFINITY : now;
    }
    const isLast = stream.isTTY && progress.done === progress.of;
    if (now - before < (stream.isTTY ? DRAW_MS : LINE_MS) && !isLast) return;
    before = now;
    const line = progressLine(progress, (now - began) / 1000, stream.isTTY);
    stream.write(stream.isTTY ? `\r\x1b[K${line.slice(0, stream.columns - 1)}` : `${line}\n`);
  };
  const clear = () => {
    if (stream.isTTY && stage !== null) stream.write("\r\x1b[K");
  };
  return { show, clear };
}

/** "Writing  [######....]  120,000 of 300,000 courses, 9,500 a second". */
export function progressLine(
  { stage, done, of }: Progress,
  seconds: number,
  withBar: boolean,
): string {
  const figure = (value: number) => Math.round(value).toLocaleString("en");
  const filled = of === null ? 0 : Math.round((done / Math.max(of, 1)) * BAR_LENGTH);
  const bar = of === null || !withBar ? "" : `  [${"#".repeat(filled).padEnd(BAR_LENGTH, ".")}]`;
  const far = of === null ? figure(done) : `${figure(done)} of ${figure(of)}`;
  const rate = seconds > 0 ? `, ${figure(done / seconds)} a second` : "";
  return `${stage}${bar}  ${far} courses${rate}`;
}
