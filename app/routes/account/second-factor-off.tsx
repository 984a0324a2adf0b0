import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { turnOffSecondFactor } from "~/app/domain/accounts/second-factor";
import { submit } from "~/app/request/form";
import { requireMember, requireSecondFactor } from "~/app/request/guards";
import { CodeForm } from "~/app/ui/CodeForm";
import { page } from "~/app/ui/page";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-second-factor-off", title: (t) => t("settings.second_off_title") });

const fields = z.object({ code: z.string("error.required") });

export async function loader(args: LoaderFunctionArgs) {
  await requireSecondFactor(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async ({ code }) => {
    await turnOffSecondFactor(args.context.site, member, code);
    return redirect("/account/second-factor?off");
  });
}

export default function SecondFactorOff() {
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("settings.second_off_title")} lead={t("settings.second_off_text")} width="prose" tabs={null}>
      <CodeForm submit={t("settings.second_turn_off")} danger />
    </Page>
  );
}
