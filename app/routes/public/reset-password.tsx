import { z } from "zod";
import { askForReset } from "~/app/domain/account/credentials/password-reset";
import { deviceOf } from "~/app/request/device";
import { submit } from "~/app/request/form";
import { openAction } from "~/app/request/guards";
import { useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { Field, Form, Link, Notice, TextInput } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "reset-password",
  texts: ["login", "reset", "signup"],
  title: (t) => t("reset.title"),
});

const fields = z.object({ email: z.string("error.required") });

/** The answer is the same with and without an account. */
export const action = openAction(({ request, context }) => {
  const { site, visit } = context;
  return submit({ request, context }, fields, async (form) => {
    await askForReset(site, form, visit.ip, deviceOf(site, request));
    return redirect("/reset-password?sent");
  });
});

export default function ResetPassword() {
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const state = useFormState();
  return (
    <FormFrame
      title={t("reset.title")}
      lead={t("reset.lead")}
      motif={<Motif niche={useSite()?.niche ?? 1} variant="hero" />}
      aside={<Link href="/login">{t("signup.to_login")}</Link>}
    >
      <Form method="post" data-form="reset-password" className={css.stack}>
        <FormProblem state={state} />
        {query.has("sent") && !state.refusal && (
          <Notice tone="success" title={t("reset.sent_title")} live>
            {t("reset.sent_text")}
          </Notice>
        )}
        <Field label={t("login.email")} error={state.errorOf("email")}>
          {(ids) => (
            <TextInput
              {...ids}
              type="email"
              name="email"
              autoComplete="username"
              defaultValue={state.typed("email")}
              maxLength={254}
              required
            />
          )}
        </Field>
        <Submit size="l" wide label={t("reset.submit")} />
      </Form>
    </FormFrame>
  );
}
