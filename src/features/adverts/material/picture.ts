/** What a picture file is, told from its content. */
export interface PictureFacts {
  format: "jpg" | "png" | "gif";
  width: number;
  height: number;
  /** Null for a picture that does not move. */
  animation: Animation | null;
}

export interface Animation {
  /** Seconds until it stands still, with all its repetitions; Infinity where it never does. */
  seconds: number;
  /** The same file format with the first picture alone. */
  still: Uint8Array;
}
