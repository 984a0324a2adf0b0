import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "~/themes/primitives";
import type { FormState } from "./forms";
import * as css from "./forms.css";

const WRONG_FIELD = "main :is(input, select, textarea)[aria-invalid=true]";

interface FormProblemProps {
  state: FormState;
  /** The way to solve it. */
  action?: ReactNode;
}

/**
 * The problem of a form as a whole. It stands above the form, and takes the focus so that it is seen from its foot.
 * Where fields are wrong, the first of them takes it.
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
