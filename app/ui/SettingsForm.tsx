import { Form, useNavigation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { FormProblem } from "./FormProblem";
import type { FormState } from "./forms";
import * as css from "./forms.css";

interface SettingsFormProps {
  /** By what tests and the styles know it. */
  name: string;
  /** The page that shows it and takes it. After saving, the page is opened with `?saved`. */
  action: string;
  /** What is said once it was saved. */
  saved: string;
  /** The button's words, where they are not just "Save". */
  save?: string;
  /** What the server made of it, where it can be wrong. */
  state?: FormState;
  className?: string;
  children: ReactNode;
}

/** A form in which a member sets something that stays, and is told that it was saved. */
export function SettingsForm({ name, action, state, className = css.part, ...props }: SettingsFormProps) {
  const { t } = useWords();
  const [query] = useSearchParams();
  const pending = useNavigation().formAction === action;
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
