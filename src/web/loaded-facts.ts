import { followOperator, type OperatorData } from "#catalogue/operator.ts";

/** What a page's loader gives to a page whose figures the browser makes. */
export interface WithOperator {
  /** `ownOperator()` when it was loaded. */
  operator?: OperatorData | undefined;
}

/**
 * Makes the browser's figures with the facts that the page's data came with, so that none differs from
 * those that the server has made. Call it before anything is rendered from the data. A server has its
 * own, which may be newer.
 */
export function followLoaded({ operator }: WithOperator): void {
  if (typeof document !== "undefined") followOperator(operator);
}
