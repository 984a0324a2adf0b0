import type { ApiAnswer } from "~/app/contract/client";
import type { Speech } from "~/themes/words";

/** Why a call failed, in words. `answer` is null where none came: only then is it the connection that failed. */
export function failedCall(answer: ApiAnswer<unknown> | null, t: Speech["t"]): string {
  if (answer === null) return t("error.offline");
  return (answer.ok ? undefined : answer.problem?.message) ?? t("error.unexpected");
}
