import { Field } from "./Field";
import type { Fixtures } from "./fixture";
import { PasswordInput, Select, TextArea, TextInput } from "./inputs";

const countries = [
  { value: "", label: "Choose a country" },
  { value: "nl", label: "Netherlands" },
  { value: "de", label: "Germany" },
];

export const fixtures: Fixtures = {
  text: <Field label="Name">{(ids) => <TextInput {...ids} defaultValue="Anna" />}</Field>,
  "with hint": (
    <Field label="Email" hint="Other members never see it.">
      {(ids) => <TextInput {...ids} type="email" placeholder="name@example.org" />}
    </Field>
  ),
  optional: (
    <Field label="City" optional="optional">
      {(ids) => <TextInput {...ids} />}
    </Field>
  ),
  error: (
    <Field label="Email" hint="Other members never see it." error="That is not an email address.">
      {(ids) => <TextInput {...ids} defaultValue="anna@" />}
    </Field>
  ),
  disabled: <Field label="Email">{(ids) => <TextInput {...ids} disabled defaultValue="anna@example.org" />}</Field>,
  password: (
    <Field label="Password">
      {(ids) => <PasswordInput {...ids} showLabel="Show password" hideLabel="Hide password" defaultValue="secret" />}
    </Field>
  ),
  textarea: <Field label="About me">{(ids) => <TextArea {...ids} defaultValue="I like long walks." />}</Field>,
  "textarea, error": (
    <Field label="About me" error="Write at least ten words.">
      {(ids) => <TextArea {...ids} />}
    </Field>
  ),
  select: <Field label="Country">{(ids) => <Select {...ids} options={countries} />}</Field>,
  "select, error": (
    <Field label="Country" error="Choose one.">
      {(ids) => <Select {...ids} options={countries} />}
    </Field>
  ),
  "select, disabled": <Field label="Country">{(ids) => <Select {...ids} disabled options={countries} />}</Field>,
  "long German": (
    <Field
      label="Benachrichtigungseinstellungen für Freundschaftsanfragen"
      optional="freiwillig"
      hint="Aktualisierungsbenachrichtigungen kommen höchstens einmal am Tag."
      error="Geschwindigkeitsbegrenzung erreicht: Versuch es in einer Minute noch einmal."
    >
      {(ids) => (
        <Select {...ids} options={[{ value: "", label: "Nur bei gegenseitigem Interesse und in meiner Nähe" }]} />
      )}
    </Field>
  ),
};
