/** Pictures by name, the least recently used ones forgotten beyond a number of bytes. */
export interface PictureCache {
  get(name: string): Uint8Array | undefined;
  set(name: string, picture: Uint8Array): void;
}

export function createPictureCache(mostBytes: number): PictureCache {
  // A map keeps the order in which its entries were set: the least recently used comes first.
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  const forget = (name: string) => {
    bytes -= pictures.get(name)?.byteLength ?? 0;
    pictures.delete(name);
  };
  return {
    get(name) {
      const picture = pictures.get(name);
      if (picture) {
        pictures.delete(name);
        pictures.set(name, picture);
      }
      return picture;
    },
    set(name, picture) {
      forget(name);
      pictures.set(name, picture);
      bytes += picture.byteLength;
      for (const oldest of pictures.keys()) {
        if (bytes <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}
