import { z } from "zod";
import { mayUse } from "~/app/domain/money/premium/premium";
import { SEEN_BY, setVisibility } from "~/app/domain/people/profiles/visibility";
import { keepPace } from "~/app/domain/site/limits/paces";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { SettingsForm } from "~/app/ui/account/SettingsForm";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Checkbox, RadioGroup } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-visibility", texts: ["settings"], title: (t) => t("settings.seen_by") });

const fields = z.object({ seen_by: z.enum(SEEN_BY, "error.invalid_choice"), advertised: z.string().optional() });

export const loader = memberLoader(({ context: { site } }, member) => {
  const { seenBy, advertised } = member;
  return {
    seenBy,
    advertised,
    choices: SEEN_BY,
    incognito: seenBy === "contacts" || mayUse(site, member, "incognito"),
  };
});

export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  return submit(args, fields, async ({ seen_by, advertised }) => {
    await keepPace(site, member, "profile");
    await setVisibility(site, member, { seenBy: seen_by, advertised: advertised === "on" });
    return redirect("/account/visibility?saved");
  });
});

/** Asks who may see the member. The choices range from all visitors to nobody for a while. */
export default function Visibility() {
  const { seenBy, advertised, choices, incognito } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <Page title={t("settings.seen_by")} lead={t("settings.seen_by_lead")} width="prose" tabs={null}>
      <SettingsForm
        name="visibility"
        action="/account/visibility"
        saved={t("settings.seen_by_saved")}
        state={state}
        className={css.stack}
      >
        <RadioGroup
          name="seen_by"
          legend={t("settings.seen_by")}
          defaultValue={seenBy}
          error={state.errorOf("seen_by")}
          options={choices.map((choice) => ({
            value: choice,
            label: t(`settings.seen_by_${choice}`),
            disabled: choice === "contacts" && !incognito,
          }))}
        />
        <Checkbox
          name="advertised"
          label={t("settings.advertised")}
          hint={t("settings.advertised_hint")}
          defaultChecked={advertised}
        />
        <p>
          {t("settings.seen_by_incognito")}
          {!incognito && ` ${t("settings.seen_by_premium")}`}
        </p>
      </SettingsForm>
    </Page>
  );
}
