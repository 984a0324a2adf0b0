import type { FormAnswer } from "~/app/request/form";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface SaveAnywayProps {
  problem: FormAnswer["problem"];
  /** Sends the fields again if the button is outside a form. Otherwise it submits its form. */
  onSave?(): void;
}

/** Saves a text with a phone number or the like, after the warning. Renders nothing for any other error. */
export function SaveAnyway({ problem, onSave }: SaveAnywayProps) {
  const { t } = useWords();
  if (!isAdvice(problem)) return null;
  return (
    <Button
      type={onSave ? "button" : "submit"}
      name="sure"
      value="yes"
      variant="secondary"
      size="s"
      onClick={onSave && (() => onSave())}
    >
      {t("profile.care_save")}
    </Button>
  );
}

const isAdvice = (problem: FormAnswer["problem"]) => problem?.code.startsWith("profiles.care_") ?? false;
