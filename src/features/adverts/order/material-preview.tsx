import { AdvertFace } from "../advert-face.tsx";
import { needsPicture } from "../sales/order-material.ts";
import { type ChosenPlace, SLOTS } from "../slots.ts";

interface MaterialPreviewProps {
  places: readonly Pick<ChosenPlace, "slot">[];
  /** Data address. */
  picture: string | null;
  alt: string;
  text: string;
}

/** A page drawn in outline, with the advert in it as visitors see it: the face of the real banner. */
export function MaterialPreview({ places, picture, alt, text }: MaterialPreviewProps) {
  if (!text && !(picture && needsPicture(places))) return null;
  const banner = places.find(({ slot }) => SLOTS[slot].size !== null);
  return (
    <figure className="noscript:hidden">
      <figcaption className="text-sm font-semibold">How it looks in its place</figcaption>
      {/* Nothing in it leads anywhere. */}
      <div inert className="mt-2 overflow-hidden rounded-lg border border-line-strong bg-ground">
        <p
          data-ground="deep"
          className="min-h-9 bg-deep px-4 py-2 text-center text-xs leading-tight text-white/90"
        >
          {text && (
            <>
              <span className="me-2 text-white/80">Advertisement</span>
              <span dir="auto">{text}</span>
            </>
          )}
        </p>
        <div className="grid h-16 content-center gap-2 bg-lagoon px-5">
          <span className="h-2.5 w-1/3 rounded-full bg-white/80" />
          <span className="h-2 w-1/2 rounded-full bg-white/60" />
        </div>
        <div className="grid gap-4 p-4">
          {picture && banner && (
            <div className="@container w-full max-w-[803px]">
              <p className="flex h-7 items-center text-xs text-ink-faint">Advertisement</p>
              <div className="advert-place relative overflow-hidden rounded-md bg-sunken">
                <AdvertFace
                  advert={{ id: 0, is_house: false, picture, still: null, text: alt, link: "" }}
                  isShown
                  isStill={false}
                  isBelow={false}
                />
              </div>
            </div>
          )}
          <div className="grid grid-cols-3 gap-3">
            {["one", "two", "three"].map((card) => (
              <span key={card} className="h-14 rounded-md bg-line" />
            ))}
          </div>
        </div>
      </div>
    </figure>
  );
}
