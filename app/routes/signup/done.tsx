import { useLoaderData } from "@remix-run/react";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import { finishSignup } from "~/app/domain/signup/signup";
import { isPrefetch, memberLoader } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { StepFrame } from "~/app/ui/signup/StepFrame";
import * as css from "~/app/ui/signup/steps.css";
import { ButtonLink, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup-done", texts: ["steps"], title: (t) => t("steps.done_title") });

/** As `mailprovider` numbers the webmail whose spam box is named. */
const NAMED_SPAM_BOX = 2;

/** Whoever comes here is through. */
export const loader = memberLoader(async (args, member) => {
  if (!isPrefetch(args.request)) await skipWhileReadOnly(finishSignup(args.context.site, member));
  const { email, confirmedAt, mailProvider } = member;
  return { email, confirmed: confirmedAt !== null, namedSpamBox: mailProvider === NAMED_SPAM_BOX };
});

export default function DoneStep() {
  const { email, confirmed, namedSpamBox } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = confirmed ? "confirmed" : "done";
  return (
    <StepFrame step="done" title={t(`steps.${state}_title`)} lead={t(`steps.${state}_lead`)}>
      {!confirmed && (
        <>
          <Notice title={t("steps.done_sent", { email })}>
            {t(namedSpamBox ? "steps.done_spam_named" : "steps.done_spam")}
          </Notice>
          <p className={css.quiet}>
            {t("steps.done_wrong")} <a href="/notifications#email-change-incorrect">{t("steps.done_correct")}</a>
          </p>
        </>
      )}
      <ButtonLink href="/signup-matches" size="l" wide>
        {t("steps.done_action")}
      </ButtonLink>
    </StepFrame>
  );
}
