import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { checkbox } from "~/app/domain/checkbox";
import { setSharing } from "~/app/domain/presence/presence";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { SettingsForm } from "~/app/ui/SettingsForm";
import { Checkbox } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-privacy",
  texts: ["settings"],
  title: (t) => t("settings.sharing"),
});

const fields = z.object({ sharesTyping: checkbox, sharesReads: checkbox, sharesActivity: checkbox });

const CHOICES = [
  ["sharesTyping", "settings.shares_typing"],
  ["sharesReads", "settings.shares_reads"],
  ["sharesActivity", "settings.shares_activity"],
] as const;

export const loader = memberLoader(async (_, { sharesTyping, sharesReads, sharesActivity }) => {
  return { sharing: { sharesTyping, sharesReads, sharesActivity } };
});

/** What others notice of the member, and the member of others. */
export const action = memberAction(async (args, member) => {
  return submit(args, fields, async (sharing) => {
    await setSharing(args.context.site, member, sharing);
    return redirect("/account/privacy?saved");
  });
});

export default function Privacy() {
  const { sharing } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("settings.sharing")} lead={t("settings.sharing_lead")} width="prose" tabs={null}>
      <SettingsForm name="privacy" action="/account/privacy" saved={t("settings.sharing_saved")}>
        {CHOICES.map(([name, label]) => (
          <Checkbox key={name} name={name} defaultChecked={sharing[name]} label={t(label)} />
        ))}
      </SettingsForm>
    </Page>
  );
}
