import { useEffect, useState } from "react";
import type { FormAnswer } from "~/app/request/form";
import { useActionData } from "~/app/router/client";

export interface FormState {
  /** The answer, a new object after each submission. Undefined if the form was not rejected. */
  refusal: FormAnswer | undefined;
  errorOf(field: string): string | undefined;
  problem: FormAnswer["problem"];
  typed(field: string): string | undefined;
  chosen(field: string): string[];
}

export function useFormState(): FormState {
  const answer = useActionData<FormAnswer>();
  const refusal = answer && "result" in answer ? answer : undefined;
  const changed = useChangedFields(refusal);
  return {
    refusal,
    errorOf: (field) => (changed.has(field) ? undefined : refusal?.fields[field]),
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

function useChangedFields(refusal: FormAnswer | undefined): ReadonlySet<string> {
  const [changed, setChanged] = useState<{ since?: FormAnswer; fields: ReadonlySet<string> }>({ fields: NONE });
  useEffect(() => {
    if (!refusal) return;
    const wrong = Object.keys(refusal.fields);
    const note = ({ target }: Event) => {
      const { name = "" } = target as Partial<HTMLInputElement>;
      const fields = wrong.filter((field) => field === name || INPUTS[field]?.test(name));
      if (fields.length === 0) return;
      setChanged(({ since, fields: before }) => ({
        since: refusal,
        fields: new Set([...(since === refusal ? before : NONE), ...fields]),
      }));
    };
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, [refusal]);
  return changed.since === refusal ? changed.fields : NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** Inputs whose name differs from the schema's. */
const INPUTS: Record<string, RegExp> = {
  birthDate: /^birth_/,
  "consents.terms": /^consent_terms$/,
  "consents.sensitiveData": /^consent_sensitive_data$/,
};
