import { Pause, Play } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { ShownAdvert } from "#features/adverts/adverts.ts";
import { useSeen } from "#features/adverts/use-seen.ts";
import { useRotation } from "#ui/use-rotation.ts";
import { paths } from "#web/paths.ts";
import type { News } from "./news.ts";

/** Time for which each item is shown, in milliseconds: long enough to read 120 characters. */
const NEWS_INTERVAL_MS = 7_000;

/** The line above the navigation: the directory's news, one item at a time; null where unknown. */
export function Topline({ news }: { news: readonly News[] | null }) {
  if (!news) return <div className="site-news h-(--topline) bg-deep" />;
  return <Line news={news} />;
}

function Line({ news }: { news: readonly News[] }) {
  const frame = useRef<HTMLElement>(null);
  const [step, setStep] = useState(0);
  const next = useCallback(() => setStep((before) => before + 1), []);
  const rotates = news.length > 1;
  const rotation = useRotation(frame, {
    interval: rotates ? NEWS_INTERVAL_MS : null,
    restart: step,
    step: next,
  });
  const current = news[step % news.length] as News;
  return (
    <section
      ref={frame}
      aria-label="News"
      data-ground="deep"
      {...rotation.hover}
      {...rotation.focus}
      className="site-news grid min-h-(--topline) grid-cols-[minmax(0,1fr)_auto] items-center bg-deep ps-4 text-xs text-white/90 sm:grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] sm:px-2 sm:text-center"
    >
      <div className="tabular grid items-center leading-tight *:[grid-area:1/1] sm:col-start-2">
        <Room news={news} />
        <div>
          <Item key={current.key} news={current} />
        </div>
      </div>
      {rotates && (
        <button
          type="button"
          data-rotation
          aria-label={rotation.playing ? "Pause news" : "Play news"}
          onClick={() => rotation.setPlaying(!rotation.playing)}
          className="inline-flex size-11 max-h-(--topline) items-center justify-center rounded-md text-white/80 hover:text-white noscript:hidden"
        >
          {rotation.playing ? (
            <Pause aria-hidden size={14} fill="currentColor" />
          ) : (
            <Play aria-hidden size={14} fill="currentColor" />
          )}
        </button>
      )}
    </section>
  );
}

/** Reserves the height of the longest item, so that nothing moves when items change. */
function Room({ news }: { news: readonly News[] }) {
  return news.map(({ key, text }) => (
    <span key={key} aria-hidden className="invisible py-1">
      {text}
    </span>
  ));
}

function Item({ news }: { news: News }) {
  if (news.kind === "advert") return <BookedItem advert={news.advert} />;
  if (news.kind === "message") {
    return news.link === null ? news.text : <NewsLink to={news.link}>{news.text}</NewsLink>;
  }
  return (
    <NewsLink to={paths.courses()}>
      <strong className="font-semibold text-white">{news.courses}</strong> across{" "}
      <strong className="font-semibold text-white">{news.institutions}</strong>
    </NewsLink>
  );
}

/** A booked text, labelled as an advert. */
function BookedItem({ advert }: { advert: ShownAdvert }) {
  const frame = useRef<HTMLDivElement>(null);
  useSeen(frame, advert.id, useLocation().pathname);
  return (
    <div ref={frame} data-advert={advert.id} className="animate-appear">
      <span className="me-2 text-sand">Advertisement</span>
      <a
        href={advert.link}
        target="_blank"
        rel="sponsored noopener"
        className="inline-flex min-h-6 items-center hover:underline"
      >
        {advert.text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  );
}

function NewsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-block animate-appear py-1 hover:underline">
      {children}
    </Link>
  );
}
