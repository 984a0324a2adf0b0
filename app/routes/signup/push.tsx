import { redirect } from "@remix-run/node";
import { Form, useNavigate, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { z } from "zod";
import { answerPush } from "~/app/domain/accounts/notify";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { subscribeBrowser } from "~/app/ui/push/subscription";
import { useScripted } from "~/app/ui/scripted";
import { pushState } from "~/app/ui/signup/push-state";
import { StepFrame } from "~/app/ui/signup/StepFrame";
import * as css from "~/app/ui/signup/steps.css";
import { useSite } from "~/app/ui/site-data";
import { BellIcon, Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-push",
  texts: ["steps"],
  layout: "lander",
  title: (t) => t("steps.push_title"),
});

const fields = z.object({ answer: z.enum(["accepted", "declined"], "error.invalid_choice") });

/** Where the site offers no push notifications, this step is not there. */
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

/** The browser asks once more, and what it is told counts. */
function AcceptButton() {
  const { t } = useWords();
  const submitForm = useSubmit();
  const key = useSite()?.member?.pushKey;
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const permission = await Notification.requestPermission();
    if (key) await subscribeBrowser(key);
    submitForm({ answer: permission === "granted" ? "accepted" : "declined" }, { method: "post" });
  };
  return (
    <Button type="button" size="l" wide icon={<BellIcon size={20} />} pending={asking} onClick={() => void ask()}>
      {t("steps.push_accept")}
    </Button>
  );
}

/** A browser that cannot show them, or has an answer already, is not asked. */
function useSkipWherePointless() {
  const navigate = useNavigate();
  useEffect(() => {
    if (pushState() !== "default") navigate("/signup/photos", { replace: true });
  }, [navigate]);
}
