import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { useActivation } from "~/app/ui/account/signup/activation";
import { StepFrame } from "~/app/ui/account/signup/StepFrame";
import { page } from "~/app/ui/frame/page";
import { useScripted } from "~/app/ui/frame/scripted";
import { ButtonLink, Progress } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-sending",
  texts: ["steps"],
  layout: "lander",
  title: (t) => t("steps.sending_title"),
});

export const loader = memberLoader(async (_args, { email }) => ({ email }));

/**
 * Shown while the activation email is being sent. Has a link, because without a script the page cannot tell when the
 * email is sent.
 */
export default function SendingStep() {
  const { email } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const scripted = useScripted();
  useActivation();
  return (
    <StepFrame step="sending" title={t("steps.sending_title")} lead={t("steps.sending_lead")}>
      {scripted ? (
        <div role="status">
          <Progress label={t("steps.sending_to", { email })} value={null} />
        </div>
      ) : (
        <>
          <p>{t("steps.sending_to", { email })}</p>
          <ButtonLink href="/signup/done" size="l" wide>
            {t("common.continue")}
          </ButtonLink>
        </>
      )}
    </StepFrame>
  );
}
