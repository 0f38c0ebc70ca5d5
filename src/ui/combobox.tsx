import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { SearchField } from "./search-field.tsx";
import { useDismissal } from "./use-dismissal.ts";

interface ComboboxProps<Option>
  extends Omit<ComponentProps<typeof SearchField>, "value" | "onChange" | "onSelect" | "children"> {
  value: string;
  onChange: (value: string) => void;
  /** Null before the first search: the list then shows the hint too. */
  options: readonly Option[] | null;
  optionKey: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  onSelect: (option: Option) => void;
  /** Behind the options, also where there are none. */
  more?: readonly Option[];
  /** Explains what to type. */
  hint: string;
  /** Shown in the list when there are no options. */
  emptyText: string;
}

/**
 * A search input with suggestions, after the ARIA combobox pattern: arrows move through the list,
 * Enter selects the marked option or submits the form; that, Escape and a click outside close it.
 */
export function Combobox<Option>({
  value,
  onChange,
  options,
  optionKey,
  renderOption,
  onSelect,
  more = [],
  hint,
  emptyText,
  className,
  ...field
}: ComboboxProps<Option>) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const found = options?.length ?? 0;
  const all = [...(options ?? []), ...more];
  const count = open ? all.length : 0;
  const at = marked < count ? marked : -1;

  useDismissal({ frame: root, isOpen: open, close: () => setOpen(false) });

  useEffect(() => {
    // It may have got the focus before the page's scripts ran.
    if (root.current?.contains(document.activeElement)) setOpen(true);
  }, []);

  useEffect(() => {
    const form = root.current?.closest("form");
    const close = () => setOpen(false);
    form?.addEventListener("submit", close);
    return () => form?.removeEventListener("submit", close);
  }, []);

  const take = (option: Option) => {
    setOpen(false);
    setMarked(-1);
    onSelect(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = all[at];
    if (event.key === "Escape" && open) setOpen(false);
    else if (event.key === "Enter" && open && option !== undefined) take(option);
    else if (event.key === "Tab") return setOpen(false);
    else if (event.key === "Enter") return setOpen(false);
    else if (event.key === "ArrowDown") {
      setOpen(true);
      setMarked(count > 0 ? (at + 1) % count : -1);
    } else if (event.key === "ArrowUp" && count > 0)
      setMarked((Math.max(at, 0) + count - 1) % count);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={root} className={className}>
      <SearchField
        {...field}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setMarked(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      >
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          hidden={!open}
          className="absolute inset-x-0 top-full z-30 mt-2 max-h-60 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1.5 text-start text-ink shadow-overlay"
        >
          {open && found === 0 && (
            // biome-ignore lint/a11y/useFocusableInteractive: nothing to choose
            <div
              role="option"
              aria-selected="false"
              aria-disabled="true"
              className="px-3 py-2 text-ink-soft"
            >
              {(options || !value.trim()) && <span>{emptyText}</span>}
              {!options && <small className="block">{hint}</small>}
            </div>
          )}
          {open &&
            all.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input answers the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
              <div
                key={optionKey(option)}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === at}
                ref={index === at ? scrollIntoList : null}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(option)}
                className="rounded-md px-3 py-2 hover:bg-brand-soft aria-selected:bg-brand-soft"
              >
                {renderOption(option)}
              </div>
            ))}
        </div>
      </SearchField>
    </div>
  );
}

function scrollIntoList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
