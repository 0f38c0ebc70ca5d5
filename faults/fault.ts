/** An attack that once harmed a running server, and must not again. */
export interface Fault {
  /** Its name on the command line and in the table. */
  name: string;
  /** The attack in one sentence. */
  attack: string;
  /**
   * Attacks a separate server and returns the measurements.
   *
   * @throws when the attack could not be carried out, which says nothing about the server.
   */
  run(): Promise<Figure[]>;
}

/** One measurement with its unit, and whether it is within its limit. */
export interface Figure {
  what: string;
  wanted: string;
  reached: string;
  holds: boolean;
}
