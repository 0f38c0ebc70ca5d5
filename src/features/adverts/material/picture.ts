/** Facts about a picture file, read from its content. */
export interface PictureFacts {
  format: "jpg" | "png" | "gif";
  width: number;
  height: number;
  /** Null for a picture without animation. */
  animation: Animation | null;
}

export interface Animation {
  /** Seconds until the animation ends, including repetitions; Infinity where it never ends. */
  seconds: number;
  /** A file of the same format with only the first frame. */
  still: Uint8Array;
}
