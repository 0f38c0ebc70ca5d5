import { type Archived, ArchivedError, NotFoundError } from "#platform/errors.ts";

/**
 * Finds the record of an id in an address; for an archived one, what it was.
 *
 * @throws NotFoundError where the text is not an id, or no record has it.
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
