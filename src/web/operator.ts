import { createContext, useContext } from "react";
import { type OperatorData, SHIPPED_OPERATOR } from "#catalogue/operator.ts";

/** The facts that the figures of a page are made with: those that its loader was served with. */
export const OperatorContext = createContext<OperatorData | null>(null);

/** @throws where no page says them: figures made with others would be wrong. */
export function useOperator(): OperatorData {
  const operator = useContext(OperatorContext);
  if (operator === null) throw new Error("the page does not say the operator's facts");
  return operator;
}

/** Facts for the data of a page: nothing for those that ship, which browsers have. */
export function ownOperator(operator: OperatorData): OperatorData | undefined {
  return operator === SHIPPED_OPERATOR ? undefined : operator;
}
