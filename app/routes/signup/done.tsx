import { z } from "zod";
import { resendActivation } from "~/app/domain/account/accounts/activation";
import { finishSignup } from "~/app/domain/account/signup/signup";
import { skipWhileReadOnly } from "~/app/domain/read-only";
import { submit } from "~/app/request/form";
import { isPrefetch, memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { NAMED_SPAM_BOX, SentMail } from "~/app/ui/account/signup/SentMail";
import { StepFrame } from "~/app/ui/account/signup/StepFrame";
import * as css from "~/app/ui/account/signup/steps.css";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import { page } from "~/app/ui/frame/page";
import { ButtonLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "signup-done",
  texts: ["account", "steps"],
  title: (t, data) => t(`steps.${endOf(data)}_title`),
});

export const loader = memberLoader(async (args, member) => {
  if (!isPrefetch(args.request)) await skipWhileReadOnly(finishSignup(args.context.site, member));
  const { email, confirmedAt, mailProvider } = member;
  return { email, confirmed: confirmedAt !== null, namedSpamBox: mailProvider === NAMED_SPAM_BOX };
});

export const action = memberAction(async (args, member) => {
  return submit(args, z.object({}), async () => {
    await resendActivation(args.context.site, member);
    return redirect("/signup/done?sent");
  });
});

export default function DoneStep() {
  const { confirmed, ...sent } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = useFormState();
  const [query] = useSearchParams();
  const end = endOf({ confirmed });
  return (
    <StepFrame step="done" title={t(`steps.${end}_title`)} lead={t(`steps.${end}_lead`)}>
      {!confirmed && (
        <>
          <FormProblem state={state} />
          <SentMail {...sent} again={query.has("sent") && !state.refusal} action="/signup/done" />
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

const endOf = (data: { confirmed: boolean } | undefined) => (data?.confirmed ? "confirmed" : "done");
