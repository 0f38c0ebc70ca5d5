import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

/** An e-mail address, with the matching keyboard and autocompletion. */
export function EmailField(
  props: Pick<
    ComponentProps<typeof TextField>,
    "id" | "error" | "hint" | "defaultValue" | "value" | "onChange" | "autoComplete"
  >,
) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      required
    />
  );
}
