/** The two databases that Magu keeps its data in. */
export type Engine = "sqlite" | "postgres";
