import { z } from "zod";
import { checkbox } from "~/app/domain/checkbox";
import { setSharing } from "~/app/domain/people/presence/presence";
import { setTakesPhotos } from "~/app/domain/talk/chats/chats";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { SettingsForm } from "~/app/ui/account/SettingsForm";
import { page } from "~/app/ui/frame/page";
import { Checkbox } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-privacy",
  texts: ["settings"],
  title: (t) => t("settings.sharing"),
});

const fields = z.object({
  sharesTyping: checkbox,
  sharesReads: checkbox,
  sharesActivity: checkbox,
  takesPhotos: checkbox,
});

const CHOICES = [
  ["sharesTyping", "settings.shares_typing"],
  ["sharesReads", "settings.shares_reads"],
  ["sharesActivity", "settings.shares_activity", "settings.shares_activity_hint"],
] as const;

export const loader = memberLoader(async ({ context: { site } }, member) => {
  const { sharesTyping, sharesReads, sharesActivity, takesPhotos } = member;
  return { sharing: { sharesTyping, sharesReads, sharesActivity }, takesPhotos, pictures: site.tenant.chats.pictures };
});

export const action = memberAction(async (args, member) => {
  return submit(args, fields, async ({ takesPhotos, ...sharing }) => {
    const { site } = args.context;
    await setSharing(site, member, sharing);
    if (site.tenant.chats.pictures) await setTakesPhotos(site, member, takesPhotos);
    return redirect("/account/privacy?saved");
  });
});

export default function Privacy() {
  const { sharing, takesPhotos, pictures } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("settings.sharing")} lead={t("settings.sharing_lead")} width="prose" tabs={null}>
      <SettingsForm name="privacy" action="/account/privacy" saved={t("settings.sharing_saved")}>
        {CHOICES.map(([name, label, hint]) => (
          <Checkbox key={name} name={name} defaultChecked={sharing[name]} label={t(label)} hint={hint && t(hint)} />
        ))}
        {pictures && (
          <Checkbox
            name="takesPhotos"
            defaultChecked={takesPhotos}
            label={t("settings.takes_photos")}
            hint={t("settings.takes_photos_hint")}
          />
        )}
      </SettingsForm>
    </Page>
  );
}
