import { type Archived, ArchivedError, NotFoundError } from "#platform/errors.ts";
import { recordNumber } from "#platform/record-number.ts";

/**
 * Finds the record of an id in an address; for an archived one, what it was.
 *
 * @throws NotFoundError where the text is not an id, or no record has it.
 */
export async function recordAt<Found>(
  id: string,
  read: (id: number) => Promise<Found>,
): Promise<Found | Archived> {
  const number = recordNumber(id);
  if (number === null) throw new NotFoundError("Record");
  try {
    return await read(number);
  } catch (error) {
    if (error instanceof ArchivedError) return error.archived;
    throw error;
  }
}
