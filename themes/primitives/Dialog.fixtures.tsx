import { useState } from "react";
import { Button } from "./Button";
import { Checkbox, RadioGroup } from "./choices";
import { ConfirmDialog, Dialog, Sheet } from "./Dialog";
import { Field } from "./Field";
import type { Fixtures } from "./fixture";
import { TextInput } from "./inputs";
import type { DialogProps } from "./RadixDialog";

type Opened = Pick<DialogProps, "open" | "onOpenChange">;

/** Renders a button that opens the dialog. */
const opener = (label: string, show: (opened: Opened) => JSX.Element) =>
  function Opener() {
    const [open, onOpenChange] = useState(false);
    return (
      <>
        <Button variant="secondary" onClick={() => onOpenChange(true)}>
          {label}
        </Button>
        {show({ open, onOpenChange })}
      </>
    );
  };

const age = (
  <RadioGroup
    name="age"
    legend="Age"
    options={["18 to 25", "26 to 35", "36 to 45", "46 to 55"].map((label) => ({ value: label, label }))}
  />
);

export const fixtures: Fixtures = {
  dialog: opener("Open a dialog", (opened) => (
    <Dialog
      {...opened}
      title="Write to Anna"
      description="Anna speaks German. Your message is not translated."
      closeLabel="Close"
      actions={<Button>Write</Button>}
    >
      <Field label="Your first words">{(ids) => <TextInput {...ids} />}</Field>
    </Dialog>
  )),
  "asking first": opener("Ask before deleting", (opened) => (
    <ConfirmDialog
      {...opened}
      danger
      title="Delete the conversation?"
      description="It disappears for you, not for Anna."
      closeLabel="Close"
      cancelLabel="Cancel"
      confirmLabel="Delete"
      onConfirm={() => opened.onOpenChange(false)}
    />
  )),
  "asking, pending": opener("Ask, and be slow", (opened) => (
    <ConfirmDialog
      {...opened}
      pending
      title="Block Anna?"
      closeLabel="Close"
      cancelLabel="Cancel"
      confirmLabel="Block"
      onConfirm={() => {}}
    />
  )),
  sheet: opener("Open a sheet", (opened) => (
    <Sheet {...opened} title="Filters" closeLabel="Close" actions={<Button wide>Show 1,204 people</Button>}>
      {age}
      <Checkbox label="Only with a photo" />
    </Sheet>
  )),
  "sheet, longer than the window": opener("Open a long sheet", (opened) => (
    <Sheet {...opened} title="Interests" closeLabel="Close" actions={<Button wide>Save</Button>}>
      {Array.from({ length: 24 }, (_, index) => (
        <Checkbox key={`${index}`} label={`Interest ${index + 1}`} />
      ))}
    </Sheet>
  )),
  "long German": opener("Auf Deutsch öffnen", (opened) => (
    <ConfirmDialog
      {...opened}
      danger
      title="Benachrichtigungseinstellungen unwiderruflich zurücksetzen?"
      description="Alle Freundschaftsanfragebenachrichtigungen werden wieder eingeschaltet."
      closeLabel="Schließen"
      cancelLabel="Lieber doch nicht zurücksetzen"
      confirmLabel="Unwiderruflich zurücksetzen"
      onConfirm={() => opened.onOpenChange(false)}
    />
  )),
};
