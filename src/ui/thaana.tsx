import font from "@fontsource/noto-sans-thaana/files/noto-sans-thaana-thaana-500-normal.woff2?url";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { classNames } from "./class-names.ts";

/** Has the page's head fetch the font of Thaana: for text in parts that the server keeps. */
export function preloadThaana(): void {
  preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

/** Dhivehi text in Thaana, written right to left within left-to-right text. */
export function Thaana({ className, children }: { className?: string; children: ReactNode }) {
  preloadThaana();
  return (
    <span lang="dv" dir="rtl" className={classNames("font-thaana leading-relaxed", className)}>
      {children}
    </span>
  );
}
