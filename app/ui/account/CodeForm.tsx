import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import { Submit } from "~/app/ui/frame/Submit";
import { Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as account from "./account.css";
import { CodeField } from "./CodeField";

/** Asks for a code before the second factor changes. Sent to the page that shows the form. */
export function CodeForm({ submit, danger = false }: { submit: string; danger?: boolean }) {
  const { t } = useWords();
  const state = useFormState();
  return (
    <Form method="post" data-form="code" className={account.narrow}>
      <FormProblem state={state} />
      <CodeField label={t("settings.second_any_code")} error={state.errorOf("code")} />
      <div>
        <Submit variant={danger ? "danger" : "primary"} label={submit} />
      </div>
    </Form>
  );
}
