import { z } from "zod";
import { OPERATOR_MAILS } from "./operator-mail-kinds.ts";

const mailKinds = [...OPERATOR_MAILS.keys()];

export const operatorMailParameter = z.object({
  kind: z
    .enum(mailKinds, { error: `kind must be one of ${mailKinds.join(", ")}` })
    .meta({ description: "Kind of mail." }),
});

export const operatorMailBody = z
  .object(
    { is_on: z.boolean({ error: "is_on must be true or false" }) },
    { error: "Send an object with is_on" },
  )
  .meta({ id: "OperatorMailBody" });

export const operatorMailSwitches = z
  .object({
    to: z.string().meta({ description: "Address that they go to." }),
    data: z.array(
      z.object({
        kind: z.enum(mailKinds),
        title: z.string(),
        when: z.string(),
        is_on: z.boolean(),
      }),
    ),
  })
  .meta({ id: "OperatorMailSwitches" });

export type OperatorMailSwitches = z.output<typeof operatorMailSwitches>;
