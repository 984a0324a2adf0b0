import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inPassing } from "~/app/domain/in-passing";
import { finishSignup } from "~/app/domain/signup/signup";
import { isPrefetch, requireMember } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { StepFrame } from "~/app/ui/signup/StepFrame";
import * as css from "~/app/ui/signup/steps.css";
import { ButtonLink, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup-done", title: (t) => t("signup.done_title") });

/** As `mailprovider` numbers the webmail whose spam box is named. */
const NAMED_SPAM_BOX = 2;

/** Whoever comes here is through. */
export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  if (!isPrefetch(args.request)) await inPassing(finishSignup(args.context.site, member));
  const { email, confirmedAt, mailProvider } = member;
  return { email, confirmed: confirmedAt !== null, namedSpamBox: mailProvider === NAMED_SPAM_BOX };
}

export default function DoneStep() {
  const { email, confirmed, namedSpamBox } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = confirmed ? "confirmed" : "done";
  return (
    <StepFrame step="done" title={t(`signup.${state}_title`)} lead={t(`signup.${state}_lead`)}>
      {!confirmed && (
        <>
          <Notice title={t("signup.done_sent", { email })}>
            {t(namedSpamBox ? "signup.done_spam_named" : "signup.done_spam")}
          </Notice>
          <p className={css.quiet}>
            {t("signup.done_wrong")} <a href="/notifications#email-change-incorrect">{t("signup.done_correct")}</a>
          </p>
        </>
      )}
      <ButtonLink href="/home" size="l" wide>
        {t("signup.done_action")}
      </ButtonLink>
    </StepFrame>
  );
}
