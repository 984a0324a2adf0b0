import { z } from "zod";
import { accountOfTicket } from "~/app/domain/account/credentials/credentials";
import { passSecondFactor } from "~/app/domain/account/credentials/second-factor";
import { deviceOf } from "~/app/request/device";
import { submit } from "~/app/request/form";
import { openAction, visitorLoader } from "~/app/request/guards";
import { enter, ticketOf, toNextStep } from "~/app/request/login-step";
import { useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { CodeField } from "~/app/ui/account/CodeField";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { Form } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "login-code", texts: ["login", "settings"], title: (t) => t("login.code_title") });

const fields = z.object({ code: z.string("error.required").min(1, "error.required"), next: z.string().optional() });

export const loader = visitorLoader(async (args) => {
  await accountOfTicket(args.context.site, "second_factor", ticketOf(args.request)).catch(() => {
    throw redirect("/login");
  });
  return null;
});

export const action = openAction(({ request, context }) => {
  const { site, visit } = context;
  return submit({ request, context }, fields, async ({ code, next }) => {
    const entered = await passSecondFactor(site, ticketOf(request), code, deviceOf(site, request)).catch(
      toNextStep(visit, next),
    );
    return enter(site, { request, visit }, entered, next);
  });
});

export default function LoginCode() {
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const state = useFormState();
  const site = useSite();
  return (
    <FormFrame
      title={t("login.code_title")}
      lead={t("login.code_lead", { brand: site?.brand ?? "" })}
      motif={<Motif niche={site?.niche ?? 1} variant="hero" />}
      aside={<a href="/login">{t("login.start_over")}</a>}
    >
      <Form method="post" data-form="login-code" className={css.stack}>
        <FormProblem state={state} />
        <input type="hidden" name="next" value={query.get("next") ?? ""} />
        <CodeField
          label={t("settings.second_code")}
          hint={t("login.code_hint")}
          error={state.errorOf("code")}
          autoFocus
        />
        <Submit size="l" wide label={t("login.submit")} />
      </Form>
    </FormFrame>
  );
}
