import { z } from "zod";
import { secondFactorOf, turnOffSecondFactor } from "~/app/domain/account/credentials/second-factor";
import { DomainError } from "~/app/domain/errors";
import { submit } from "~/app/request/form";
import { memberAction, secondFactorLoader } from "~/app/request/guards";
import { redirect } from "~/app/router/server";
import { CodeForm } from "~/app/ui/account/CodeForm";
import { page } from "~/app/ui/frame/page";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-second-factor-off",
  texts: ["settings"],
  title: (t) => t("settings.second_off_title"),
});

const fields = z.object({ code: z.string("error.required") });

export const loader = secondFactorLoader(async () => null);

export const action = memberAction(async (args, member) => {
  return submit(args, fields, async ({ code }) => {
    const { site } = args.context;
    try {
      await turnOffSecondFactor(site, member, code);
    } catch (error) {
      // Ignores the error if the form was sent twice and the other request was first.
      if (!(error instanceof DomainError) || (await secondFactorOf(site, member))) throw error;
    }
    return redirect("/account/second-factor?off");
  });
});

export default function SecondFactorOff() {
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("settings.second_off_title")} lead={t("settings.second_off_text")} width="prose" tabs={null}>
      <CodeForm submit={t("settings.second_turn_off")} danger />
    </Page>
  );
}
