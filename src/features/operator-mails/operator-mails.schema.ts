import { z } from "zod";
import { sentObject } from "#platform/http/calls.schema.ts";
import { OPERATOR_MAILS } from "./operator-mail-kinds.ts";

const mailKinds = [...OPERATOR_MAILS.keys()];

export const operatorMailParameter = z.object({
  kind: z
    .enum(mailKinds, { error: `kind must be one of ${mailKinds.join(", ")}` })
    .meta({ description: "Kind of mail." }),
});

export const operatorMailBody = sentObject("OperatorMailBody", {
  is_on: z.boolean({ error: "is_on must be true or false" }),
});

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
