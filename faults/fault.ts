/** Something that was once seen to harm a running server, and must not again. */
export interface Fault {
  /** Names it on the command line and in the table. */
  name: string;
  /** What is done to the server, in one sentence. */
  attack: string;
  /**
   * Does the harm to a server of its own and gives the figures.
   *
   * @throws when the attack could not be carried out, which says nothing about the server.
   */
  run(): Promise<Figure[]>;
}

/** One figure that an attack leaves, with its unit, and whether it is within what is wanted. */
export interface Figure {
  what: string;
  wanted: string;
  reached: string;
  holds: boolean;
}
