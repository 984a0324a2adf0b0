import type { ReactNode } from "react";
import { useSearchParams } from "~/app/router/client";
import { usePending } from "~/app/ui/frame/delivery";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import type { FormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { Button, Form, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface SettingsFormProps {
  /** By what tests and the styles know it. */
  name: string;
  /** The page that shows it and takes it. After saving, the page is opened with `?saved`. */
  action: string;
  /** The message after saving. */
  saved: string;
  /** The button's words, where they are not just "Save". */
  save?: string;
  /** The server's answer, where it can be an error. */
  state?: FormState;
  className?: string;
  children: ReactNode;
}

/** A form in which a member sets something that stays, and is told that it was saved. */
export function SettingsForm({ name, action, state, className = css.part, ...props }: SettingsFormProps) {
  const { t } = useWords();
  const [query] = useSearchParams();
  const pending = usePending(action);
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
        <Button type="submit" variant="primary" pending={pending}>
          {props.save ?? t("common.save")}
        </Button>
      </div>
    </Form>
  );
}
