/** A word of a typed text or of a name. */
export interface ReadableWord {
  /**
   * Stems that it may stand for: its own first, then those of the English words of a Dhivehi one,
   * then that of the filter word that it is a typo of.
   */
  stems: readonly string[];
}

/** What some words name. */
export interface NamedChoice {
  values: readonly string[];
  /** Stems of the words, one each. */
  stems: readonly string[];
  /** The words say more than the choice, as "MBBS" does, and are searched as text besides. */
  isAlsoText: boolean;
}
