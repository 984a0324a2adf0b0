import { useEffect, useRef } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData, useNavigate, useRevalidator } from "~/app/router/client";
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

/** Shown while the email is being sent. Without a script the page cannot tell when that is done, so it has a link. */
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

const ACTIVATION_TICKS = 20;
/** The length of a tick in ms. */
const ACTIVATION_TICK = 900;

/** Goes to the next page once the activation email is out, or after the last tick. */
function useActivation(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const went = useRef(false);
  useEffect(() => {
    const go = () => {
      if (!went.current) navigate("/signup/done", { replace: true });
      went.current = true;
    };
    const poll = async (count: number) => {
      const answer = await callApi(calls.activate, "GET");
      if (answer.ok && answer.body.delivered) go();
      // The member's data may have changed meanwhile.
      else if (count === 1) revalidate();
    };
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      if (count >= ACTIVATION_TICKS) go();
      else void poll(count).catch(() => {});
      if (went.current) clearInterval(timer);
    }, ACTIVATION_TICK);
    return () => clearInterval(timer);
  }, [navigate, revalidate]);
}
