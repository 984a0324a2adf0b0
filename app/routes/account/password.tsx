import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useNavigation, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { changePassword } from "~/app/domain/accounts/password-change";
import { submit } from "~/app/request/form";
import { requireMember } from "~/app/request/guards";
import { tokenOf } from "~/app/request/session";
import * as account from "~/app/ui/account.css";
import { FormProblem } from "~/app/ui/FormProblem";
import { useFormState } from "~/app/ui/forms";
import { PasswordField } from "~/app/ui/PasswordField";
import { page } from "~/app/ui/page";
import { Button, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-password", title: (t) => t("settings.password") });

const fields = z.object({ current: z.string("error.required"), password: z.string("error.required") });

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async (change) => {
    await changePassword(args.context.site, member, change, tokenOf(args.request) ?? "");
    return redirect("/account/password?saved");
  });
}

export default function ChangePassword() {
  const { Page } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const state = useFormState();
  const pending = useNavigation().state === "submitting";
  return (
    <Page title={t("settings.password")} lead={t("settings.password_lead")} width="prose" tabs={null}>
      <Form method="post" data-form="password" className={account.narrow}>
        {query.has("saved") && !state.lastResult && (
          <Notice tone="success" live>
            {t("settings.password_saved")}
          </Notice>
        )}
        <FormProblem state={state} />
        <PasswordField name="current" label={t("settings.password_current")} error={state.errorOf("current")} />
        <PasswordField name="password" label={t("reset.new_password")} error={state.errorOf("password")} chosen />
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            {t("reset.save")}
          </Button>
        </div>
      </Form>
    </Page>
  );
}
