import type { ApiAnswer } from "~/app/contract/client";
import type { Speech } from "~/themes/words";

/** Returns the text that says why a call failed. A null `answer` means that the connection failed. */
export function failedCall(answer: ApiAnswer<unknown> | null, t: Speech["t"]): string {
  if (answer === null) return t("error.offline");
  return (answer.ok ? undefined : answer.problem?.message) ?? t("error.unexpected");
}
