import { usePending } from "~/app/ui/frame/delivery";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import { Button, Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as account from "./account.css";
import { CodeField } from "./CodeField";

/** Asks for a code before the second factor changes. Sent to its own page. */
export function CodeForm({ submit, danger = false }: { submit: string; danger?: boolean }) {
  const { t } = useWords();
  const state = useFormState();
  const pending = usePending();
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
