import type { FormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { Button, Checkbox, Field, Form, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface SaveSearchFormProps {
  query: string;
  state?: FormState;
}

export function SaveSearchForm({ query, state }: SaveSearchFormProps) {
  const { t } = useWords();
  return (
    <Form method="post" action="/searches" className={css.stack} data-form="save-search">
      <input type="hidden" name="query" value={query} />
      <Field label={t("searches.name")} hint={t("searches.name_hint")} error={state?.errorOf("name")}>
        {(ids) => <TextInput {...ids} name="name" required maxLength={60} defaultValue={state?.typed("name")} />}
      </Field>
      <Checkbox name="mails" defaultChecked={state?.typed("mails") === "on"} label={t("searches.mails")} />
      <div>
        <Button type="submit" variant="primary">
          {t("searches.save")}
        </Button>
      </div>
    </Form>
  );
}
