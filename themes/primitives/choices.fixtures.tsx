import { Checkbox, RadioGroup } from "./choices";
import type { Fixtures } from "./fixture";
import { Link } from "./Link";

const genders = [
  { value: "female", label: "Woman" },
  { value: "male", label: "Man" },
];
const terms = (
  <>
    I am at least 18 years old and agree to the <Link href="#terms">terms</Link>
  </>
);

export const fixtures: Fixtures = {
  checkbox: <Checkbox label={terms} />,
  "checkbox, checked": <Checkbox label={terms} defaultChecked />,
  "checkbox, hint": <Checkbox label="Mail me about new messages" hint="At most once a day." defaultChecked />,
  "checkbox, error": <Checkbox label={terms} error="Please agree to continue." />,
  "checkbox, disabled": <Checkbox label={terms} disabled />,
  "checkbox, checked and disabled": <Checkbox label="Mail me about security" disabled defaultChecked />,
  radios: <RadioGroup name="radios" legend="I am a" options={genders} defaultValue="female" />,
  "radios, inline": <RadioGroup name="inline" legend="I am looking for a" options={genders} inline />,
  "radios, error": <RadioGroup name="error" legend="I am a" options={genders} error="Choose one." />,
  "radios, disabled": (
    <RadioGroup
      name="disabled"
      legend="I am a"
      options={genders}
      defaultValue="male"
      disabled
      hint="Cannot be changed."
    />
  ),
  "long German": (
    <RadioGroup
      name="german"
      legend="Wer darf dir eine Freundschaftsanfragebenachrichtigung schicken?"
      inline
      options={[
        { value: "a", label: "Alle Mitglieder mit vollständig ausgefülltem Profil" },
        { value: "b", label: "Nur Lieblingsmitglieder" },
      ]}
    />
  ),
};
