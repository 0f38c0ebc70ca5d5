import { TextField } from "#ui/field.tsx";

/** What a field of the form is given. */
interface FieldOfForm {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

/** The institution that is not listed yet. */
export function InstitutionNameField(field: FieldOfForm) {
  return (
    <TextField
      {...field}
      label="Name of the institution"
      hint="As it is registered."
      autoComplete="organization"
      dir="auto"
      required
    />
  );
}

interface ApplicantFieldsProps {
  fieldOf: (name: "name" | "position" | "email" | "register_number") => FieldOfForm;
}

/** Who applies, and the number of their institution. */
export function ApplicantFields({ fieldOf }: ApplicantFieldsProps) {
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
      <TextField
        {...fieldOf("email")}
        label="Your email at the institution"
        hint="At its own domain if it has one, such as name@college.edu.mv. With another address it takes us longer to know that you speak for it."
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField
        {...fieldOf("register_number")}
        label="Register number, if you have it at hand"
        hint="Of the institution: with the MQA, or as a company."
      />
    </>
  );
}
