import type { ComponentProps, SyntheticEvent } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

const VARIANT_STYLES = {
  primary: "bg-brand text-on-brand hover:bg-brand-strong",
  secondary:
    "border border-line-strong bg-surface text-ink hover:border-brand hover:text-brand-strong",
  quiet: "text-brand hover:bg-brand-soft hover:text-brand-strong",
  accent: "bg-accent text-on-accent hover:bg-accent-strong",
  danger: "border border-danger bg-surface text-danger hover:bg-danger-soft",
  /** For a hero's sea: the primary and the secondary button. */
  light: "bg-white text-on-sand hover:bg-sand",
  glass: "border border-white/45 bg-white/10 text-white hover:bg-white/20",
} as const;

const SIZE_STYLES = {
  sm: "min-h-9 gap-1.5 rounded-md px-3 text-sm",
  md: "min-h-11 gap-2 rounded-md px-4 text-base",
  lg: "min-h-13 gap-2.5 rounded-lg px-6 text-lg",
  /** Square, for an icon alone; give it an aria-label. */
  icon: "size-11 rounded-md",
} as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANT_STYLES | undefined;
  size?: keyof typeof SIZE_STYLES | undefined;
  className?: string | undefined;
}

/** Classes of a button, for other elements that act as one: a plain link, a summary, a label. */
export function buttonClass({
  variant = "primary",
  size = "md",
  className,
}: ButtonLook = {}): string {
  return classNames("button", VARIANT_STYLES[variant], SIZE_STYLES[size], className);
}

/** A button; its type defaults to "button". */
export function Button({
  variant,
  size,
  className,
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return <button type="button" {...rest} className={buttonClass({ variant, size, className })} />;
}

/** A link within the site, styled as a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}

interface LinkOrButtonProps extends Omit<ComponentProps<"a">, "role" | "onClick" | "onKeyDown"> {
  /** Where it leads without JavaScript. */
  href: string;
  onPress: () => void;
}

/** A button that is a link where there is no JavaScript. */
export function LinkOrButton({ href, onPress, ...rest }: LinkOrButtonProps) {
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button leads nowhere without JavaScript
    <a
      {...rest}
      href={href}
      role="button"
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === " ") press(event);
      }}
    />
  );
}
