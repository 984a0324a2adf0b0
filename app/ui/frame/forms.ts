import { useState } from "react";
import type { FormAnswer } from "~/app/request/form";
import { useActionData } from "~/app/router/client";

export interface FormState {
  /** The answer itself, another object each time; undefined where the form was not refused. */
  refusal: FormAnswer | undefined;
  /** The first error beside a field, in words. */
  errorOf(field: string): string | undefined;
  /** The error of the form as a whole: its code and words. */
  problem: FormAnswer["problem"];
  /** The text typed before, for a field. */
  typed(field: string): string | undefined;
  /** The same of a field that may have several values. */
  chosen(field: string): string[];
}

/** The answer of this page's last form, if it was refused. */
export function useFormState(): FormState {
  const answer = useActionData<FormAnswer>();
  const refusal = answer && "result" in answer ? answer : undefined;
  return {
    refusal,
    errorOf: (field) => refusal?.fields[field],
    problem: refusal?.problem,
    typed: (field) => {
      const value = refusal?.result.initialValue?.[field];
      return typeof value === "string" ? value : undefined;
    },
    chosen: (field) => {
      const value = refusal?.result.initialValue?.[field];
      return [value].flat().filter((each) => typeof each === "string");
    },
  };
}

/** The error of a field that is advised on while somebody types: until then. */
export function useErrorUntilTyped(state: FormState, field: string): { error: string | undefined; onType(): void } {
  const [typedAfter, setTypedAfter] = useState<FormAnswer>();
  return {
    error: typedAfter === state.refusal ? undefined : state.errorOf(field),
    onType: () => setTypedAfter(state.refusal),
  };
}
