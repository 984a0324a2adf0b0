import { useEffect, useState } from "react";
import { z } from "zod";
import { answerPush } from "~/app/domain/account/accounts/notify";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useNavigate, useSubmit } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { pushState } from "~/app/ui/account/signup/push-state";
import { StepFrame } from "~/app/ui/account/signup/StepFrame";
import * as css from "~/app/ui/account/signup/steps.css";
import { useDelivery } from "~/app/ui/frame/delivery";
import { page } from "~/app/ui/frame/page";
import { useScripted } from "~/app/ui/frame/scripted";
import { useSite } from "~/app/ui/frame/site-data";
import { subscribeBrowser, turnOn } from "~/app/ui/reach/push/subscription";
import { BellIcon, Button, Form, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-push",
  texts: ["steps"],
  layout: "lander",
  title: (t) => t("steps.push_title"),
});

const fields = z.object({ answer: z.enum(["accepted", "declined"], "error.invalid_choice") });

/** A site without push notifications skips this step. */
export const loader = memberLoader(async (args) => {
  if (!args.context.site.tenant.offerPushAtSignup) throw redirect("/signup/photos");
  return null;
});

export const action = memberAction(async (args, member) => {
  return submit(args, fields, async ({ answer }) => {
    await answerPush(args.context.site, member, answer);
    return redirect("/signup/photos");
  });
});

export default function PushStep() {
  const { t } = useWords();
  const scripted = useScripted();
  useSkipWherePointless();
  return (
    <StepFrame step="push" title={t("steps.push_title")} lead={t("steps.push_lead")}>
      <Form method="post" className={css.ways}>
        {scripted && <AcceptButton />}
        <Button type="submit" name="answer" value="declined" variant={scripted ? "quiet" : "primary"} size="l" wide>
          {t("steps.push_decline")}
        </Button>
      </Form>
    </StepFrame>
  );
}

/** Makes the browser ask for permission, and saves its answer. Shows an error if subscribing fails. */
function AcceptButton() {
  const { t } = useWords();
  const submit = useSubmit();
  const deliver = useDelivery();
  const key = useSite()?.member?.pushKey;
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    setAsking(true);
    setProblem(undefined);
    const allowed = (await Notification.requestPermission()) === "granted";
    await turnOn();
    setProblem(allowed && key && !(await subscribeBrowser(key)) ? t("steps.push_failed") : await send(allowed));
    setAsking(false);
  };
  const send = (allowed: boolean) => {
    const form = new FormData();
    form.set("answer", allowed ? "accepted" : "declined");
    return deliver(form, "/signup/push", () => submit(form, { method: "post" }));
  };
  return (
    <>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button type="button" size="l" wide icon={<BellIcon size={20} />} pending={asking} onClick={() => void ask()}>
        {t("steps.push_accept")}
      </Button>
    </>
  );
}

/** Skips the step if the browser does not support push or has already answered. */
function useSkipWherePointless() {
  const navigate = useNavigate();
  useEffect(() => {
    if (pushState() !== "default") navigate("/signup/photos", { replace: true });
  }, [navigate]);
}
