import { Pause, Play } from "lucide-react";
import { useRef } from "react";
import { useLocation } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { useRootData } from "#web/root-data.ts";
import { AdvertFace } from "./advert-face.tsx";
import { rotationOf, type ShownAdvert, type WithAdverts } from "./adverts.ts";
import { togglePause, useAdvertRotation, useHold } from "./rotation.store.ts";
import { type BannerSlot, SLOTS } from "./slots.ts";
import { useSeen } from "./use-seen.ts";

interface AdvertBannerProps {
  slot: BannerSlot;
  /** Offset in the rotation, so that two banners of a page show different adverts. */
  offset?: number;
  /** True for a banner far down the page: its pictures are loaded lazily. */
  isBelow?: boolean;
  className?: string;
}

/** A slot for adverts, always labelled. Renders nothing without a booked or house advert. */
export function AdvertBanner({ slot, ...rest }: AdvertBannerProps) {
  const board = useRootData<WithAdverts>()?.adverts;
  const place = useLocation();
  const adverts = board ? rotationOf(board, slot, place) : [];
  return adverts.length === 0 ? null : <FilledBanner slot={slot} adverts={adverts} {...rest} />;
}

interface BannerProps extends AdvertBannerProps {
  adverts: readonly ShownAdvert[];
}

function FilledBanner({ slot, adverts, offset = 0, isBelow = false, className }: BannerProps) {
  const { step, isPaused } = useAdvertRotation();
  const banner = useRef<HTMLDivElement>(null);
  const at = (ahead: number) => adverts[(step + offset + ahead) % adverts.length] as ShownAdvert;
  const current = at(0);
  // The next advert is loaded while the current one is shown, once the rotation has started.
  const drawn = step === 0 || adverts.length === 1 ? [current] : [current, at(1)];
  useHold(banner);
  useSeen(banner, current.id, useLocation().pathname);
  return (
    <aside
      aria-label={`Advertisement: ${SLOTS[slot].name}`}
      className={classNames("@container w-full max-w-[803px] print:hidden", className)}
    >
      <div className="flex h-7 items-center justify-between">
        <p className="text-xs text-ink-faint">Advertisement</p>
        {adverts.length > 1 && <PauseButton isPaused={isPaused} />}
      </div>
      <div
        ref={banner}
        data-advert={current.id}
        className="advert-place relative overflow-hidden rounded-md bg-sunken"
      >
        {drawn.map((advert) => (
          <AdvertFace
            key={advert.id}
            advert={advert}
            isShown={advert === current}
            isStill={isPaused}
            isBelow={isBelow}
          />
        ))}
      </div>
    </aside>
  );
}

/** Pauses and resumes all banners of the page. With reduced motion they do not rotate anyway. */
function PauseButton({ isPaused }: { isPaused: boolean }) {
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      onClick={togglePause}
      aria-label={isPaused ? "Let adverts change" : "Stop adverts changing"}
      className="relative z-10 -my-2 -me-3 inline-flex size-11 items-center justify-center rounded-md text-ink-faint hover:text-ink motion-reduce:hidden noscript:hidden"
    >
      <Icon aria-hidden size={16} fill="currentColor" />
    </button>
  );
}
