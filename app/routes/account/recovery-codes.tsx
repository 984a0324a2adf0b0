import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { renewRecoveryCodes } from "~/app/domain/accounts/second-factor";
import { submit } from "~/app/request/form";
import { requireMember, requireSecondFactor } from "~/app/request/guards";
import { CodeForm } from "~/app/ui/CodeForm";
import { page } from "~/app/ui/page";
import { RecoveryCodes } from "~/app/ui/RecoveryCodes";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-recovery-codes", title: (t) => t("settings.second_renew_title") });

const fields = z.object({ code: z.string("error.required") });

export async function loader(args: LoaderFunctionArgs) {
  await requireSecondFactor(args);
  return null;
}

/** Makes other ones, and shows them, this one time. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async ({ code }) => {
    return Response.json({ codes: await renewRecoveryCodes(args.context.site, member, code) });
  });
}

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
