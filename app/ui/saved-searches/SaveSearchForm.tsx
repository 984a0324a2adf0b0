import { Form } from "@remix-run/react";
import { Button, Checkbox, Field, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import type { FormState } from "../forms";
import * as css from "../forms.css";

interface SaveSearchFormProps {
  /** Of the address of the search. */
  query: string;
  /** What became of it when it was sent before. */
  state?: FormState;
}

/** Gives a search a name. */
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
