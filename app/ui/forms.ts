import { useActionData } from "@remix-run/react";
import type { FormAnswer } from "~/app/request/form";

export interface FormState {
  /** The answer itself, another object each time; undefined where the form was not refused. */
  refusal: FormAnswer | undefined;
  /** The first error beside a field, in words. */
  errorOf(field: string): string | undefined;
  /** What is wrong with the form as a whole: its code and words. */
  problem: FormAnswer["problem"];
  /** What was typed before, for a field. */
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
