/** A photograph with more bytes is made smaller before it is sent: most of them are never shown. */
const MAX_SENT_BYTES = 1_000_000;
/** Pixels of its longer side; pages show 1,920 at most. */
const MAX_SENT_SIDE = 2_400;

/**
 * A photograph small enough for a slow connection, upright as the camera meant it. Anything else,
 * and what this browser cannot read, stays as it is.
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  if (file.type !== "image/jpeg" || file.size <= MAX_SENT_BYTES) return file;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, MAX_SENT_SIDE / Math.max(photo.width, photo.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const made = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", 0.9);
    });
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
