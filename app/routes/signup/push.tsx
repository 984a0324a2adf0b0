import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useNavigate, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { z } from "zod";
import { answerPush } from "~/app/domain/accounts/notify";
import { submit } from "~/app/request/form";
import { requireMember } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { useScripted } from "~/app/ui/scripted";
import { pushState } from "~/app/ui/signup/push-state";
import { StepFrame } from "~/app/ui/signup/StepFrame";
import * as css from "~/app/ui/signup/steps.css";
import { BellIcon, Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup-push", layout: "lander", title: (t) => t("signup.push_title") });

const fields = z.object({ answer: z.enum(["accepted", "declined"], "error.invalid_choice") });

/** Where the site offers no push notifications, this step is not there. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  if (!args.context.site.tenant.offerPushAtSignup) throw redirect("/signup/photos");
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async ({ answer }) => {
    await answerPush(args.context.site, member, answer);
    return redirect("/signup/photos");
  });
}

export default function PushStep() {
  const { t } = useWords();
  const scripted = useScripted();
  useSkipWherePointless();
  return (
    <StepFrame step="push" title={t("signup.push_title")} lead={t("signup.push_lead")}>
      <Form method="post" className={css.ways}>
        {scripted && <AcceptButton />}
        <Button type="submit" name="answer" value="declined" variant={scripted ? "quiet" : "primary"} size="l" wide>
          {t("signup.push_decline")}
        </Button>
      </Form>
    </StepFrame>
  );
}

/** The browser asks once more, and what it is told counts. */
function AcceptButton() {
  const { t } = useWords();
  const submitForm = useSubmit();
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const permission = await Notification.requestPermission();
    submitForm({ answer: permission === "granted" ? "accepted" : "declined" }, { method: "post" });
  };
  return (
    <Button type="button" size="l" wide icon={<BellIcon size={20} />} pending={asking} onClick={() => void ask()}>
      {t("signup.push_accept")}
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
