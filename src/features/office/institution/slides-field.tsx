import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { Slide } from "#catalogue/institution.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextField } from "#ui/field.tsx";
import { addressAtWidth } from "#web/uploaded-picture.ts";
import { withEntry, withoutEntry } from "../editor/small-fields.tsx";
import type { InstitutionSectionProps } from "./institution-section.ts";
import { PictureDrop } from "./picture-drop.tsx";
import { movedEntry, ordered } from "./slide-order.ts";

/** Pictures that visitors leaf through, in the order that is dragged or moved by buttons. */
export function SlidesField({ id, fields, change, problems }: InstitutionSectionProps) {
  const { slides } = fields;
  const list = useRef<HTMLUListElement>(null);
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
    // Whoever moves a slide by keyboard goes on from the same button, at its new place.
    const name = to < from ? "up" : "down";
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      const wanted = row?.querySelector<HTMLButtonElement>(`[data-move="${name}"]:enabled`);
      (wanted ?? row?.querySelector<HTMLButtonElement>("[data-move]:enabled"))?.focus();
    });
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
      <ul ref={list} className="grid gap-2 empty:hidden">
        {slides.map(({ url, alt }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
            key={`${url} ${at}`}
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
            <img
              src={addressAtWidth(url, 240)}
              alt=""
              className="h-16 w-22 shrink-0 rounded-md bg-sunken object-cover"
            />
            <TextField
              label={`What slide ${at + 1} shows`}
              placeholder="Students in the kitchen"
              value={alt}
              error={alt === "" ? "Say it for those who do not see it" : undefined}
              onChange={({ target }) =>
                put(withEntry(slides, at, { alt: target.value }), `slide text ${at}`)
              }
              className="min-w-0 grow basis-40"
            />
            <div className="flex">
              <Button
                size="icon"
                variant="quiet"
                data-move="up"
                aria-label={`Move slide ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp aria-hidden size={18} />
              </Button>
              <Button
                size="icon"
                variant="quiet"
                data-move="down"
                aria-label={`Move slide ${at + 1} down`}
                disabled={at === slides.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown aria-hidden size={18} />
              </Button>
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
      {problems.has("slides") && slides.every(({ alt }) => alt !== "") && (
        <p className="text-sm font-medium text-danger">{problems.get("slides")}</p>
      )}
    </PictureDrop>
  );
}
