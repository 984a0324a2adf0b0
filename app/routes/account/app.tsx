import { useEffect, useState } from "react";
import { z } from "zod";
import { DISGUISES, disguiseApp } from "~/app/domain/account/accounts/disguises";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { SettingsForm } from "~/app/ui/account/SettingsForm";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { type InstallWay, install, installWay } from "~/app/ui/reach/install/suggestion";
import { Button, RadioGroup } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-app", texts: ["settings"], title: (t) => t("settings.app") });

const OWN = "own";
const fields = z.object({ app: z.enum([OWN, ...DISGUISES], "error.invalid_choice") });

export const loader = memberLoader(async (_, { disguise }) => ({
  chosen: disguise ?? OWN,
  choices: [OWN, ...DISGUISES] as const,
}));

export const action = memberAction((args, member) =>
  submit(args, fields, async ({ app }) => {
    await disguiseApp(args.context.site, member, app === OWN ? null : app);
    return redirect("/account/app?saved");
  }),
);

export default function App() {
  const { chosen, choices } = useLoaderData<typeof loader>();
  const brand = useSite()?.brand ?? "";
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("settings.app")} lead={t("settings.app_lead", { brand })} width="prose" tabs={null}>
      <div className={css.parts}>
        <SettingsForm name="app" action="/account/app" saved={t("settings.app_saved")} className={css.stack}>
          <RadioGroup
            name="app"
            legend={t("settings.app_look")}
            defaultValue={chosen}
            options={choices.map((choice) => ({ value: choice, label: t(`settings.app_${choice}`, { brand }) }))}
          />
          <p>{t("settings.app_hint")}</p>
        </SettingsForm>
        <InstallHere />
      </div>
    </Page>
  );
}

/** Installs the site in this browser, or explains how. Renders nothing if it is installed or cannot be. */
function InstallHere() {
  const { t } = useWords();
  const [way, setWay] = useState<InstallWay | null>(null);
  useEffect(() => {
    const look = () => setWay(installWay());
    look();
    addEventListener("beforeinstallprompt", look); // after the listener that stores it
    return () => removeEventListener("beforeinstallprompt", look);
  }, []);
  if (way === null) return null;
  if (way === "ios") return <p>{t("common.install_ios")}</p>;
  return (
    <div>
      <Button type="button" variant="secondary" onClick={() => void install().then(() => setWay(installWay()))}>
        {t("common.install")}
      </Button>
    </div>
  );
}
