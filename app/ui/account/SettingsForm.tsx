import type { ReactNode } from "react";
import { useSearchParams } from "~/app/router/client";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import type { FormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { Submit } from "~/app/ui/frame/Submit";
import { Form, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface SettingsFormProps {
  name: string;
  /** The page that shows and takes the form. After saving it opens with `?saved`. */
  action: string;
  saved: string;
  save?: string;
  /** The server's answer, if it can be an error. */
  state?: FormState;
  className?: string;
  children: ReactNode;
}

export function SettingsForm({ name, action, state, className = css.part, ...props }: SettingsFormProps) {
  const { t } = useWords();
  const [query] = useSearchParams();
  return (
    <Form method="post" action={action} data-form={name} className={className}>
      {query.has("saved") && !state?.refusal && (
        <Notice tone="success" live>
          {props.saved}
        </Notice>
      )}
      {state && <FormProblem state={state} />}
      {props.children}
      <div>
        <Submit sentTo={action} label={props.save ?? t("common.save")} />
      </div>
    </Form>
  );
}
