import { z } from "zod";
import { resendActivation } from "~/app/domain/account/accounts/activation";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { ActivateReminder } from "~/app/ui/account/ActivateReminder";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "notifications-resend",
  texts: ["account", "chats"],
  title: (t) => t("account.resend"),
});

export const loader = memberLoader(async (_args, member) => {
  if (member.confirmedAt !== null) throw redirect("/notifications");
  return { email: member.email };
});

export const action = memberAction(async (args, member) => {
  return submit(args, z.object({}), async () => {
    await resendActivation(args.context.site, member);
    return redirect("/notifications?resent#email-change-incorrect");
  });
});

/** A page for requests above the limit, and for members who open the address by hand. */
export default function ResendActivation() {
  const { email } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("account.resend")} lead="" width="prose" tabs={null}>
      <div className={css.stack}>
        <FormProblem state={useFormState()} />
        <ActivateReminder email={email} />
      </div>
    </Page>
  );
}
