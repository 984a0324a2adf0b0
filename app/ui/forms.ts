import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { FormAnswer } from "~/app/request/form";
import { useWords } from "~/themes/words";

export interface FormState {
  /** What conform keeps between submissions: the values typed, the errors found. */
  lastResult: SubmissionResult<string[]> | undefined;
  /** The first error beside a field, in words. */
  errorOf(field: string): string | undefined;
  /** What is wrong with the form as a whole: its code and words. */
  problem: { code: string; text: string } | undefined;
  /** What was typed before, for a field. */
  typed(field: string): string | undefined;
}

/** The answer of this page's last form, if it was refused. `params` is what the texts of errors fill in. */
export function useFormState(params: Record<string, string | number> = {}): FormState {
  const { t } = useWords();
  const answer = useActionData<FormAnswer>();
  const result = answer && "result" in answer ? answer.result : undefined;
  const say = (code: string) => t(code as Parameters<typeof t>[0], { ...params, ...answer?.params });
  const code = result?.error?.[""]?.[0];
  return {
    lastResult: result,
    errorOf: (field) => {
      const first = result?.error?.[field]?.[0];
      return first && say(first);
    },
    problem: code ? { code, text: say(code) } : undefined,
    typed: (field) => {
      const value = result?.initialValue?.[field];
      return typeof value === "string" ? value : undefined;
    },
  };
}
