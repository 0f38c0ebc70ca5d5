import type { ReactNode } from "react";
import { TextField } from "#ui/field.tsx";

interface ApplicantFieldsProps {
  /** What a field of the form is given. */
  fieldOf: (name: "name" | "position" | "register_number") => {
    id: string;
    name: string;
    defaultValue: string | undefined;
    error: string | undefined;
  };
  /** Stands before the register number. */
  children?: ReactNode;
}

/** Who applies, and the number of their institution. */
export function ApplicantFields({ fieldOf, children }: ApplicantFieldsProps) {
  return (
    <>
      <TextField
        {...fieldOf("name")}
        label="Your full name"
        autoComplete="name"
        dir="auto"
        required
      />
      <TextField
        {...fieldOf("position")}
        label="What you do there"
        hint="Such as Registrar, or Head of Admissions."
        autoComplete="organization-title"
        dir="auto"
        required
      />
      {children}
      <TextField
        {...fieldOf("register_number")}
        label="Register number, if you have it at hand"
        hint="Of the institution: with the MQA, or as a company."
      />
    </>
  );
}
