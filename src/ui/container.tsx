import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The page's column: limited in width, with a margin on small screens. */
export function Container({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames("mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8", className)}
    />
  );
}
