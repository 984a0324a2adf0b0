import { useEffect, useState } from "react";
import { z } from "zod";
import { logIn } from "~/app/domain/account/credentials/credentials";
import { deviceOf } from "~/app/request/device";
import { submit } from "~/app/request/form";
import { openAction, visitorLoader } from "~/app/request/guards";
import { enter, toNextStep } from "~/app/request/login-step";
import { useSearchParams } from "~/app/router/client";
import { PasswordField } from "~/app/ui/account/PasswordField";
import { usePending } from "~/app/ui/frame/delivery";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { hasKeptWords } from "~/app/ui/frame/typing";
import { Motif } from "~/themes/niches/motif";
import { Button, Field, Form, Link, Notice, TextInput } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "login",
  indexed: true,
  texts: ["account", "activate", "login", "signup"],
  title: (t) => t("login.title"),
  description: (t) => t("login.description"),
});

const credentials = z.object({
  email: z.string("error.required").min(1, "error.required").max(320, "signup.invalid_email"),
  password: z.string("error.required").min(1, "error.required"),
  next: z.string().optional(),
});

export const loader = visitorLoader(async () => null);

export const action = openAction(async ({ request, context }) => {
  const { site, visit } = context;
  return submit({ request, context }, credentials, async ({ email, password, next }) => {
    const entered = await logIn(site, { email, password }, visit.ip, deviceOf(site, request)).catch(
      toNextStep(visit, next),
    );
    return enter(site, { request, visit }, entered, next);
  });
});

export default function LogIn() {
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const state = useFormState();
  const pending = usePending();
  const site = useSite();
  const [wordsKept, setWordsKept] = useState(false);
  useEffect(() => setWordsKept(hasKeptWords()), []);
  return (
    <FormFrame
      title={t("login.title")}
      lead={query.has("next") ? t("login.lead_members_only") : t("login.lead")}
      motif={<Motif niche={site?.niche ?? 1} variant="hero" />}
      aside={
        site?.mayJoin ? (
          <>
            {t("login.no_account")} <Link href="/signup">{t("login.to_signup")}</Link>
          </>
        ) : null
      }
    >
      <Form method="post" data-form="login" className={css.stack}>
        <FormProblem state={state} />
        {query.has("confirmed") && !state.refusal && (
          <Notice tone="success" title={t("activate.done_title")} live>
            {t("login.confirmed")}
          </Notice>
        )}
        {wordsKept && <Notice live>{t("login.words_kept")}</Notice>}
        {query.has("bye") && !state.refusal && <Notice live>{t("account.logged_out")}</Notice>}
        <input type="hidden" name="next" value={query.get("next") ?? ""} />
        <Field label={t("login.email")} error={state.errorOf("email")}>
          {(ids) => (
            <TextInput
              {...ids}
              type="email"
              name="email"
              autoComplete="username"
              defaultValue={state.typed("email")}
              required
            />
          )}
        </Field>
        <PasswordField name="password" label={t("login.password")} error={state.errorOf("password")} />
        <Link href="/reset-password" standalone>
          {t("login.forgot")}
        </Link>
        <Button type="submit" variant="primary" size="l" wide pending={pending}>
          {pending ? t("login.submitting") : t("login.submit")}
        </Button>
      </Form>
    </FormFrame>
  );
}
