import { COLOURS } from "../colours.ts";

/**
 * Colours of a drawing; they are values because a picture file cannot read the page's variables.
 */
export interface Palette {
  /** From the deepest to the shallowest water. */
  water: readonly [string, string, string, string];
  /** Surf: thin lines over water. */
  foam: string;
  /** 0 to 1, for lines of foam. */
  foamStrength: number;
  sand: string;
  /** Vegetation of an island. */
  land: string;
}

const NOON: Palette = {
  water: [COLOURS.lagoon, "#11807f", "#3aada4", "#8fdacf"],
  foam: COLOURS.white,
  foamStrength: 0.55,
  sand: "#f6ead0",
  land: "#0d5a4e",
};

const DEPTH: Palette = {
  water: [COLOURS.deep, "#08444f", "#0d6569", "#2f9a95"],
  foam: "#bfeee6",
  foamStrength: 0.5,
  sand: COLOURS.sand,
  land: "#0b4a42",
};

const SHALLOWS: Palette = {
  water: ["#2b9d97", "#63c3b9", "#a0e0d6", "#d5f3ec"],
  foam: COLOURS.white,
  foamStrength: 0.8,
  sand: "#fbf3e1",
  land: "#14695b",
};

const SANDBANK: Palette = {
  water: ["#127a7b", "#58bdb4", "#c4e7db", "#efe2c4"],
  foam: COLOURS.white,
  foamStrength: 0.75,
  sand: "#f7ecd4",
  land: "#1a6b5c",
};

/** For banners. */
export const PALETTES = [NOON, DEPTH, SHALLOWS, SANDBANK] as const;

/** For backgrounds of white text: no colour is lighter than WCAG AA allows under white. */
export const NIGHT: Palette = {
  water: [COLOURS.deep, "#06404b", "#08525b", "#0c666b"],
  foam: "#9fe0d6",
  foamStrength: 0.22,
  sand: "#137478",
  land: "#0a5159",
};
