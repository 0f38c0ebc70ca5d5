import { useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const SAMPLE_ATOLLS = [
  "Haa Alif",
  "Haa Dhaalu",
  "Shaviyani",
  "Noonu",
  "Raa",
  "Baa",
  "Lhaviyani",
  "Kaafu",
];

/** Where people type and choose. */
export function Entries() {
  return (
    <Chapter id="entries" title="Entries">
      <Specimen name="TextField" className="grid gap-6 md:grid-cols-2">
        <TextField label="Name" name="plain" autoComplete="off" />
        <TextField label="With a hint" hint="As on your identity card" name="hint" />
        <TextField label="With an error" error="Enter your full name" name="error" />
        <TextField label="Disabled" name="disabled" disabled defaultValue="Cannot be changed" />
      </Specimen>
      <Specimen name="EmailField" className="grid gap-6 md:grid-cols-2">
        <EmailField id="email-plain" />
        <EmailField id="email-wrong" error="Enter your email address" />
      </Specimen>
      <Specimen name="PasswordField" className="grid gap-6 md:grid-cols-2">
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <PasswordField
          label="New password"
          hint="At least 8 characters"
          error="Password must be at least 8 characters long"
          name="new-password"
          autoComplete="new-password"
        />
      </Specimen>
      <Specimen name="TextAreaField" className="grid gap-6 md:grid-cols-2">
        <TextAreaField label="Message" name="message" rows={3} />
        <TextAreaField
          label="Message with an error"
          name="message-error"
          error="Enter a message"
          rows={3}
        />
      </Specimen>
      <Specimen name="SelectField" className="grid gap-6 md:grid-cols-2">
        <SelectField
          label="Home atoll"
          name="home-atoll"
          options={SAMPLE_ATOLLS.map((atoll) => ({ value: atoll, label: atoll }))}
        />
      </Specimen>
      <Specimen name="Checkbox" className="grid gap-1 sm:max-w-panel">
        <Checkbox label="Plain" name="plain" />
        <Checkbox label="Chosen" name="chosen" defaultChecked />
        <Checkbox label="With a count" name="count" count={1240} />
        <Checkbox label="Would leave nothing" name="nothing" count={0} />
        <Checkbox label="Disabled" name="off" disabled />
      </Specimen>
      <Specimen name="SearchField" className="grid gap-6">
        <SearchField label="Medium search field" placeholder="Search courses" name="medium" />
        <SearchField label="Large search field" size="lg" placeholder="Search" name="large" />
      </Specimen>
      <Specimen name="Combobox" className="min-h-80">
        <AtollBox />
      </Specimen>
    </Chapter>
  );
}

function AtollBox() {
  const [typed, setTyped] = useState("");
  const found = SAMPLE_ATOLLS.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Combobox
      label="Atoll to search"
      name="atoll"
      placeholder="Type aa, or something that is not there"
      value={typed}
      onChange={setTyped}
      options={typed === "" ? null : found}
      optionKey={(name) => name}
      renderOption={(name) => name}
      onSelect={setTyped}
      hint="Type the name of an atoll"
      emptyText="Not found"
    />
  );
}
