import { GripVertical, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { Slide } from "#catalogue/institution.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FieldError, TextField } from "#ui/field.tsx";
import { addressAtWidth, isLoaded } from "#web/uploaded-picture.ts";
import { mistakesWithin } from "../editor/mistakes.ts";
import { withEntry, withoutEntry } from "../editor/small-fields.tsx";
import { movedEntry, ordered } from "../entry-order.ts";
import { OrderButtons } from "../order-buttons.tsx";
import type { InstitutionSectionProps } from "./institution-section.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { PictureDrop } from "./picture-drop.tsx";

/** Pictures that visitors leaf through, in the order that is dragged or moved by buttons. */
export function SlidesField({ id, fields, change, problems }: InstitutionSectionProps) {
  const { slides } = fields;
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  // Several pictures may come before the next is drawn.
  const latest = useRef(slides);
  latest.current = slides;
  const put = (next: readonly Slide[], step: string) => {
    latest.current = ordered(next);
    change({ slides: latest.current }, step);
  };
  const move = (from: number, to: number) => {
    put(movedEntry(slides, from, to), `slides moved ${Date.now()}`);
    setSaid(`Slide ${from + 1} is now slide ${to + 1} of ${slides.length}.`);
  };
  return (
    <PictureDrop
      label="Slides"
      hint="Photographs of your place and your people, at least 320 pixels wide. The first is seen first."
      purpose="slide"
      institution={id}
      multiple
      onStored={(url) => {
        const { current } = latest;
        put([...current, { order: current.length, url, alt: "" }], `slide ${url}`);
      }}
    >
      <ul className="grid gap-2 empty:hidden">
        {slides.map(({ url, alt }, at) => (
          <li
            key={slideKey(slides, at)}
            className={classNames("office-slide", dragged === at && "opacity-50")}
            draggable={dragged !== null}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              setDragged(null);
              if (dragged !== at) move(dragged, at);
            }}
          >
            <span
              aria-hidden
              className="office-grip"
              onPointerDown={() => setDragged(at)}
              onPointerUp={() => setDragged(null)}
            >
              <GripVertical size={18} />
            </span>
            {isLoaded(url) ? (
              <img
                src={addressAtWidth(url, 240)}
                alt=""
                className="h-16 w-22 shrink-0 rounded-md bg-sunken object-cover"
              />
            ) : (
              <NotLoaded url={url} />
            )}
            <TextField
              label={`What slide ${at + 1} shows`}
              placeholder="Students in the kitchen"
              value={alt}
              error={
                alt === ""
                  ? "Say it for those who do not see it"
                  : mistakesWithin(problems, `slides[${at}]`)
              }
              onChange={({ target }) =>
                put(withEntry(slides, at, { alt: target.value }), `slide text ${at}`)
              }
              className="min-w-0 grow basis-40"
            />
            <div className="flex">
              <OrderButtons
                name={`slide ${at + 1}`}
                at={at}
                count={slides.length}
                onMove={(to) => move(at, to)}
              />
              <Button
                size="icon"
                variant="quiet"
                aria-label={`Remove slide ${at + 1}`}
                onClick={() => put(withoutEntry(slides, at), `slide removed ${Date.now()}`)}
              >
                <Trash2 aria-hidden size={18} />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FieldError>{problems.get("slides")}</FieldError>
    </PictureDrop>
  );
}

/** Stays with a slide that is moved; the same picture may be there twice. */
function slideKey(slides: readonly Slide[], at: number): string {
  const url = slides[at]?.url;
  return `${url} ${slides.slice(0, at).filter((slide) => slide.url === url).length}`;
}
