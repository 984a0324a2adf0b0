import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as account from "./account.css";
import { CodeField } from "./CodeField";
import { FormProblem } from "./FormProblem";
import { useFormState } from "./forms";

/** Asks for a code before something about the second step changes. Sent to its own page. */
export function CodeForm({ submit, danger = false }: { submit: string; danger?: boolean }) {
  const { t } = useWords();
  const state = useFormState();
  const pending = useNavigation().state === "submitting";
  return (
    <Form method="post" data-form="code" className={account.narrow}>
      <FormProblem state={state} />
      <CodeField label={t("settings.second_any_code")} error={state.errorOf("code")} />
      <div>
        <Button type="submit" variant={danger ? "danger" : "primary"} pending={pending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
