/** Reads a chosen file as an address that holds all of it. @throws where it cannot be read. */
export function dataAddressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The Base64 of a data address. */
export const base64Of = (dataAddress: string): string =>
  dataAddress.slice(dataAddress.indexOf(",") + 1);

/** The picture of a form that was sent without JavaScript, in Base64; null without one. */
export async function formPicture(form: FormData): Promise<string | null> {
  const file = form.get("picture");
  if (!(file instanceof Blob) || file.size === 0) return null;
  return Buffer.from(await file.arrayBuffer()).toString("base64");
}
