/** An uploaded file that is not read; the sentence says why, and what would be right. */
export class RefusedFileError extends Error {}
