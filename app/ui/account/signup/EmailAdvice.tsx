import { type ReactNode, useEffect, useState } from "react";
import type { AnswerAt } from "~/app/contract/address";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { AlertIcon, SuccessIcon } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./advice.css";
import { betterAddress } from "./better-address";

interface EmailAdviceProps {
  email: string;
  /** Whether the field has lost the focus. Before that, an incomplete address is no error. */
  left: boolean;
  replace(better: string): void;
}

export function EmailAdvice({ email, left, replace }: EmailAdviceProps) {
  const { t } = useWords();
  const status = useStatus(email);
  const better = betterAddress(email);
  return (
    <>
      {better && (
        <p className={css.advice}>
          <button type="button" className={css.better} onClick={() => replace(better)}>
            {t("signup.did_you_mean", { email: better })}
          </button>
        </p>
      )}
      {status === "checking" && <p className={css.advice}>{t("signup.email_checking")}</p>}
      {status === "new" && !better && (
        <p className={css.good}>
          <SuccessIcon size="1.05em" /> {t("signup.email_ok")}
        </p>
      )}
      {status === "invalid" && left && <Objection>{t("signup.invalid_email")}</Objection>}
      {status === "active" && (
        <Objection>
          {t("signup.existing_account_active")} <a href="/login">{t("signup.to_login")}</a>
        </Objection>
      )}
      {status === "not_confirmed" && (
        <Objection>
          {t("signup.existing_account_not_confirmed")} <a href="/login">{t("signup.to_login")}</a>
        </Objection>
      )}
      {status === "deleted" && (
        <Objection>
          {t("signup.deleted_account_exists")} <a href="/pages/service">{t("signup.to_service")}</a>
        </Objection>
      )}
    </>
  );
}

function Objection({ children }: { children: ReactNode }) {
  return (
    <p className={css.objection}>
      <AlertIcon size="1.05em" className={css.objectionIcon} />
      <span>{children}</span>
    </p>
  );
}

type Answer = AnswerAt<typeof calls.validate_email, "GET">;

/** The pause in typing before the page asks the server, in ms. */
const PAUSE = 400;

function useStatus(email: string): Answer["status"] | "checking" | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asking, setAsking] = useState(false);
  const worthAsking = email.includes("@") && email.includes(".");
  useEffect(() => {
    if (!worthAsking) return;
    const question = new AbortController();
    const ask = async () => {
      setAsking(true);
      // A visitor above the rate limit, or offline, gets the error when the form is sent.
      const said = await callApi(calls.validate_email, "GET", { email }, question.signal).catch(() => null);
      if (question.signal.aborted) return;
      setAsking(false);
      setAnswer(said?.ok ? said.body : null);
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      question.abort();
      setAsking(false);
    };
  }, [email, worthAsking]);
  if (!worthAsking) return null;
  // A late answer may belong to an earlier address.
  if (answer?.request_email === email) return answer.status;
  return asking ? "checking" : null;
}
