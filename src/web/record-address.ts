import { type Archived, ArchivedError, NotFoundError } from "#platform/errors.ts";

/**
 * The record whose number stands in an address, or what it was where no source holds it any more.
 *
 * @throws NotFoundError where the text is no number of a record, or there is none with it.
 */
export async function recordAt<Found>(
  id: string,
  read: (id: number) => Promise<Found>,
): Promise<Found | Archived> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFoundError("Record");
  try {
    return await read(Number(id));
  } catch (error) {
    if (error instanceof ArchivedError) return error.archived;
    throw error;
  }
}
