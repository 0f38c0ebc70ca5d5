import { Search } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

const SEARCH_SIZE_STYLES = {
  md: {
    frame: "min-h-12 rounded-md",
    button: "size-10 rounded-sm",
    icon: 20,
    input: "ps-4 text-base",
  },
  lg: {
    frame: "min-h-15 rounded-lg",
    button: "size-12 rounded-md",
    icon: 24,
    input: "ps-5 text-lg",
  },
} as const;

interface SearchFieldProps extends Omit<ComponentProps<"input">, "size"> {
  label: string;
  /** Classes that show the label above the field; without them it is visually hidden. */
  labelClassName?: string;
  size?: keyof typeof SEARCH_SIZE_STYLES;
  /** Attributes of the icon button; with a formAction it submits to another address than Enter. */
  button?: ComponentProps<"button">;
  /** After the frame: the list of a combobox. */
  children?: ReactNode;
}

/** An input with a search button in one frame. The caller renders the form. */
export function SearchField({
  label,
  labelClassName = "sr-only",
  size = "md",
  button,
  className,
  id,
  children,
  ...input
}: SearchFieldProps) {
  const own = useId();
  const look = SEARCH_SIZE_STYLES[size];
  return (
    <div className={classNames("relative", className)}>
      <label htmlFor={id ?? own} className={labelClassName}>
        {label}
      </label>
      <div
        className={classNames(
          "flex items-center border border-line-strong bg-surface pe-1.5 text-ink hover:border-brand has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-(--focus)",
          look.frame,
        )}
      >
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          {...input}
          id={id ?? own}
          className={classNames(
            "search-input w-full min-w-0 self-stretch bg-transparent pe-2 placeholder:text-ink-faint",
            look.input,
          )}
        />
        <button
          type="submit"
          aria-label="Search"
          data-ground="surface"
          {...button}
          className={classNames(
            "inline-flex shrink-0 items-center justify-center bg-brand text-on-brand transition-colors hover:bg-brand-strong",
            look.button,
          )}
        >
          <Search aria-hidden size={look.icon} />
        </button>
      </div>
      {children}
    </div>
  );
}
