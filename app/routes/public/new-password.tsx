import { z } from "zod";
import { hasReset, resetPassword } from "~/app/domain/account/credentials/password-reset";
import { linkWorks } from "~/app/domain/account/links/links";
import { deviceOf, rememberDevice } from "~/app/request/device";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { PasswordField } from "~/app/ui/account/PasswordField";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { Outcome } from "~/app/ui/frame/Outcome";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { Form, Link } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "reset-password-do",
  texts: ["account", "login", "reset", "signup"],
  title: (t) => t("reset.new_title"),
});

const fields = z.object({ token: z.string("error.required"), password: z.string("error.required") });

/** Handles the emailed link. Only a new password uses up the link. Opening this page does not. */
export const loader = openLoader(async ({ request, context: { site } }) => {
  const query = new URL(request.url).searchParams;
  const token = query.get("token") ?? "";
  const done = query.has("done") || (await hasReset(site, token, deviceOf(site, request)));
  return { done, token, works: await linkWorks(site, "reset", token) };
});

/** Makes this browser a known device, because the recipient of the email is the account's owner. */
export const action = openAction(({ request, context }) => {
  const { site, visit } = context;
  return submit({ request, context }, fields, async (form) => {
    const email = await resetPassword(site, form);
    const headers = new Headers();
    if (email !== null) await rememberDevice(headers, site, { request, visit }, email);
    return redirect("/reset-password/do?done", { headers });
  });
});

export default function NewPassword() {
  const { done, works, token } = useLoaderData<typeof loader>();
  const { t } = useWords();
  if (works) return <PasswordForm token={token} />;
  return done ? (
    <Outcome title={t("reset.done_title")} text={t("reset.done_text")} href="/login" label={t("login.submit")} />
  ) : (
    <Outcome
      title={t("account.link_spent")}
      text={t("reset.spent_text")}
      href="/reset-password"
      label={t("reset.spent_action")}
    />
  );
}

function PasswordForm({ token }: { token: string }) {
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <FormFrame
      title={t("reset.new_title")}
      lead={t("reset.new_lead")}
      motif={<Motif niche={useSite()?.niche ?? 1} variant="hero" />}
      aside={null}
    >
      <Form method="post" data-form="new-password" className={css.stack}>
        <FormProblem state={state} action={<Link href="/reset-password">{t("reset.spent_action")}</Link>} />
        <input type="hidden" name="token" value={token} />
        <PasswordField name="password" label={t("reset.new_password")} error={state.errorOf("password")} chosen />
        <Submit size="l" wide label={t("reset.save")} />
      </Form>
    </FormFrame>
  );
}
