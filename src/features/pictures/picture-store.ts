/** A folder with the files of one picture, and when it was written. */
export interface StoredFolder {
  /** "slide/<id>"; of a folder that is not whole, any other name. */
  name: string;
  writtenAt: Date;
}

/** Where the files of pictures are: in a folder of this machine, or in a bucket. */
export interface PictureStore {
  /**
   * Writes the files of one picture. When it returns they are on the disk, and after an interruption
   * in the middle there are either all of them or none that anybody knows the address of.
   */
  put(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Null where there is no such file. */
  read(folder: string, file: string): Promise<Uint8Array | null>;
  /** All folders that are there, those of interrupted writes too. */
  folders(): Promise<StoredFolder[]>;
  remove(folder: string): Promise<void>;
}
