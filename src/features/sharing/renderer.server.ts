import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { readFontWidths } from "./font-widths.ts";
import type { Typefaces } from "./lettering.ts";

/** Files of the fonts, so that no font of the machine is needed or used. */
const FONTS = {
  regular: "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf",
  bold: "@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf",
  thaana: "@expo-google-fonts/noto-sans-thaana/600SemiBold/NotoSansThaana_600SemiBold.ttf",
} as const;

const filesOfPackages = createRequire(import.meta.url);

function fontFiles(): Record<keyof typeof FONTS, string> {
  return {
    regular: filesOfPackages.resolve(FONTS.regular),
    bold: filesOfPackages.resolve(FONTS.bold),
    thaana: filesOfPackages.resolve(FONTS.thaana),
  };
}

/** Reads the widths of the fonts that `renderPng` draws with. */
export function readTypefaces(): Typefaces {
  const { regular, bold, thaana } = fontFiles();
  const widths = (file: string) => readFontWidths(readFileSync(file));
  return { regular: widths(regular), bold: widths(bold), thaana: widths(thaana) };
}

/** Makes the renderer draw with our fonts and no others. */
export function drawingOptions(): ResvgRenderOptions {
  return {
    font: {
      loadSystemFonts: false,
      fontFiles: Object.values(fontFiles()),
      defaultFontFamily: "Figtree",
    },
  };
}

/** Draws an SVG as PNG, beside the thread that answers requests; Thaana is shaped right to left. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, drawingOptions());
  return image.asPng();
}
