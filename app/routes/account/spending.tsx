import { z } from "zod";
import { limitSpending } from "~/app/domain/account/accounts/accounts";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as account from "~/app/ui/account/account.css";
import { SettingsForm } from "~/app/ui/account/SettingsForm";
import { useFormState } from "~/app/ui/frame/forms";
import { page } from "~/app/ui/frame/page";
import { Field, TextInput } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-spending", texts: ["settings"], title: (t) => t("settings.spending") });

const fields = z.object({
  cap: z
    .string()
    .trim()
    .regex(/^\d{1,5}$|^100000$/, "settings.spending_wrong")
    .optional(),
});

export const loader = memberLoader(async (_, { spendingCap }) => ({ cap: spendingCap }));

export const action = memberAction((args, member) =>
  submit(args, fields, async ({ cap }) => {
    await limitSpending(args.context.site, member, cap === undefined ? null : Number(cap));
    return redirect("/account/spending?saved");
  }),
);

export default function Spending() {
  const { cap } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <Page title={t("settings.spending")} lead={t("settings.spending_lead")} width="prose" tabs={null}>
      <SettingsForm
        name="spending"
        action="/account/spending"
        saved={t("settings.spending_saved")}
        save={t("settings.spending_save")}
        state={state}
        className={account.narrow}
      >
        <Field label={t("settings.spending_field")} hint={t("settings.spending_hint")} error={state.errorOf("cap")}>
          {(ids) => (
            <TextInput
              {...ids}
              name="cap"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              defaultValue={state.typed("cap") ?? cap ?? ""}
            />
          )}
        </Field>
      </SettingsForm>
    </Page>
  );
}
