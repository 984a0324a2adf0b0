import { z } from "zod";
import { renewRecoveryCodes } from "~/app/domain/account/credentials/second-factor";
import { submit } from "~/app/request/form";
import { memberAction, secondFactorLoader } from "~/app/request/guards";
import { useActionData } from "~/app/router/client";
import { CodeForm } from "~/app/ui/account/CodeForm";
import { RecoveryCodes } from "~/app/ui/account/RecoveryCodes";
import { page } from "~/app/ui/frame/page";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-recovery-codes",
  texts: ["settings"],
  title: (t) => t("settings.second_renew_title"),
});

const fields = z.object({ code: z.string("error.required") });

export const loader = secondFactorLoader(async () => null);

/** Replaces the codes and shows the new ones once. */
export const action = memberAction(async (args, member) => {
  return submit(args, fields, async ({ code }) => {
    return Response.json({ codes: await renewRecoveryCodes(args.context.site, member, code) });
  });
});

export default function NewRecoveryCodes() {
  const answer = useActionData<{ codes?: string[] }>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("settings.second_renew_title")} lead={t("settings.second_renew_text")} width="prose" tabs={null}>
      {answer?.codes ? <RecoveryCodes codes={answer.codes} /> : <CodeForm submit={t("settings.second_renew")} />}
    </Page>
  );
}
