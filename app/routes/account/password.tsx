import { z } from "zod";
import { changePassword } from "~/app/domain/account/credentials/password-change";
import { rememberDevice } from "~/app/request/device";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { tokenOf } from "~/app/request/session";
import { redirect } from "~/app/router/server";
import * as account from "~/app/ui/account/account.css";
import { PasswordField } from "~/app/ui/account/PasswordField";
import { SettingsForm } from "~/app/ui/account/SettingsForm";
import { useFormState } from "~/app/ui/frame/forms";
import { page } from "~/app/ui/frame/page";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-password",
  texts: ["reset", "settings", "signup"],
  title: (t) => t("settings.password"),
});

const fields = z.object({ current: z.string("error.required"), password: z.string("error.required") });

export const loader = memberLoader(async () => null);

export const action = memberAction(async (args, member) => {
  const { request, context } = args;
  return submit(args, fields, async (change) => {
    await changePassword(context.site, member, change, tokenOf(request) ?? "");
    // Makes this device known by the new password. All other known devices are forgotten.
    const headers = new Headers();
    await rememberDevice(headers, context.site, { request, visit: context.visit }, member.email);
    return redirect("/account/password?saved", { headers });
  });
});

export default function ChangePassword() {
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <Page title={t("settings.password")} lead={t("settings.password_lead")} width="prose" tabs={null}>
      <SettingsForm
        name="password"
        action="/account/password"
        saved={t("settings.password_saved")}
        save={t("reset.save")}
        state={state}
        className={account.narrow}
      >
        <PasswordField name="current" label={t("settings.password_current")} error={state.errorOf("current")} />
        <PasswordField name="password" label={t("reset.new_password")} error={state.errorOf("password")} chosen />
      </SettingsForm>
    </Page>
  );
}
