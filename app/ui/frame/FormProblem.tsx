import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "~/themes/primitives";
import type { FormState } from "./forms";
import * as css from "./forms.css";

const WRONG_FIELD = "main :is(input, select, textarea)[aria-invalid=true]";

interface FormProblemProps {
  state: FormState;
  action?: ReactNode;
}

/**
 * Shows a form's error and focuses it, so that the error is visible from the form's foot. If the form as a whole has no
 * error, focuses the first invalid field.
 */
export function FormProblem({ state: { refusal, problem }, action }: FormProblemProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) (place.current ?? document.querySelector<HTMLElement>(WRONG_FIELD))?.focus();
  }, [refusal]);
  if (!problem) return null;
  return (
    <div ref={place} tabIndex={-1} className={css.problem}>
      <Notice tone="danger" live action={action}>
        {problem.text}
      </Notice>
    </div>
  );
}
