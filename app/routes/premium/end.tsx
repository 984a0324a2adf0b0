import { cancellationForm, cancelPremium } from "~/app/domain/money/cancellation/cancellation";
import { isPremium } from "~/app/domain/money/premium/premium";
import { legalLabels } from "~/app/domain/site/law/law";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as account from "~/app/ui/account/account.css";
import { clockOf } from "~/app/ui/frame/clock.server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { dayAndTime, dayInFull } from "~/app/ui/frame/times";
import { ButtonLink, Field, Form, Notice, RadioGroup, TextArea, TextInput } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "premium-end", texts: ["pricing"], title: (t) => t("pricing.end_title") });

export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  const member = await visit.member();
  const { locale, language } = visit.words;
  const timeZone = clockOf(site, member);
  const at = Number(new URL(request.url).searchParams.get("received"));
  const runs = member !== null && isPremium(member, site.now());
  return {
    member: member && { name: member.name, email: member.email },
    until: runs ? dayInFull(member.premiumUntil!, locale, timeZone) : null,
    received: at > 0 && at <= site.now() ? dayAndTime(at, locale, timeZone) : null,
    button: legalLabels(language).confirmCancellation,
  };
});

export const action = openAction(async (args) => {
  const { site, visit } = args.context;
  const member = await visit.member();
  return submit(args, cancellationForm, async (given) => {
    const { at } = await cancelPremium(site, { member, ip: visit.ip }, given);
    return redirect(`/premium/end?received=${at}`);
  });
});

export default function EndPremium() {
  const { received } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("pricing.end_title")} lead={received ? "" : t("pricing.end_lead")} width="prose" tabs={null}>
      {received ? <Received at={received} /> : <CancellationForm />}
    </Page>
  );
}

function Received({ at }: { at: string }) {
  const { t } = useWords();
  return (
    <div className={css.stack}>
      <Notice tone="success" live title={t("pricing.end_received", { when: at })}>
        {t("pricing.end_received_text")}
      </Notice>
      <div>
        <ButtonLink href="/premium" variant="secondary">
          {t("pricing.premium")}
        </ButtonLink>
      </div>
    </div>
  );
}

function CancellationForm() {
  const { member, until, button } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = useFormState();
  const [query] = useSearchParams();
  const field = (name: "name" | "email", type: string, value: string | undefined) => (
    <Field label={t(`pricing.end_${name}`)} error={state.errorOf(name)}>
      {(ids) => (
        <TextInput
          {...ids}
          name={name}
          type={type}
          autoComplete={name}
          required
          defaultValue={state.typed(name) ?? value}
        />
      )}
    </Field>
  );
  return (
    <Form method="post" action="/premium/end" data-form="cancel" className={account.narrow} key={query.toString()}>
      <FormProblem state={state} />
      {field("name", "text", member?.name)}
      {field("email", "email", member?.email)}
      <RadioGroup
        name="when"
        legend={t("pricing.end_when")}
        defaultValue="end"
        error={state.errorOf("when")}
        options={[
          { value: "end", label: until ? t("pricing.end_at", { date: until }) : t("pricing.end_at_term") },
          { value: "now", label: t("pricing.end_now") },
        ]}
      />
      <Field label={t("pricing.end_reason")} optional={t("pricing.optional")} error={state.errorOf("reason")}>
        {(ids) => <TextArea {...ids} name="reason" rows={2} maxLength={2000} defaultValue={state.typed("reason")} />}
      </Field>
      <div>
        <Submit variant="danger" label={button} />
      </div>
    </Form>
  );
}
