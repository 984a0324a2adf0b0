import { report, reportable } from "~/app/domain/safety/reports/reports";
import { REASONS, reportForm, WORDS_MAX } from "~/app/domain/safety/reports/reports.schema";
import { keepPace, keepReadingPace } from "~/app/domain/site/limits/paces";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { ButtonLink, Checkbox, Field, Form, Notice, RadioGroup, shortName, TextArea } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "report",
  texts: ["photos", "profile", "reports"],
  title: (t, data) => (data?.subject ? t("reports.title", { name: data.subject.name }) : t("profile.report")),
});

/** `?profile`, `?photo` or `?message` is the subject, `?chat` lists its messages, `?sent` is the receipt. */
export const loader = memberLoader(async ({ request, context: { site, visit } }, member) => {
  const query = new URL(request.url).searchParams;
  if (query.has("sent")) return { subject: null };
  await keepReadingPace(site, { member, from: visit }, "profiles");
  return { subject: await reportable(site, member, Object.fromEntries(query)) };
});

export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  return submit(args, reportForm, async (given) => {
    await keepPace(site, member, "reports");
    return redirect(`/report?sent=${await report(site, member, given)}`);
  });
});

export default function ReportPage() {
  const { subject } = useLoaderData<typeof loader>();
  return subject ? <ReportForm {...subject} /> : <Receipt />;
}

type Subject = NonNullable<Awaited<ReturnType<typeof loader>>["subject"]>;

function ReportForm({ id, name, blocked, targets }: Subject) {
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  const [only] = targets;
  const labelOf = ({ text, withPhoto, n }: (typeof targets)[number]) => {
    if (withPhoto) return text ? t("reports.about.photo_with", { text }) : t("reports.about.photo");
    if (text !== undefined) return `“${text}”`;
    return n === undefined ? t("reports.about.profile") : t("photos.n", { n });
  };
  return (
    <Page
      title={t("reports.title", { name: shortName(name) })}
      lead={t("reports.lead", { name: shortName(name) })}
      width="prose"
      tabs={null}
    >
      <Form method="post" className={css.stack} data-form="report">
        <FormProblem state={state} />
        {targets.length === 1 && only ? (
          <input type="hidden" name="target" value={`${only.kind}:${only.id}`} />
        ) : (
          <RadioGroup
            name="target"
            legend={t("reports.about")}
            defaultValue={state.typed("target") ?? `profile:${id}`}
            options={targets.map((target) => ({
              value: `${target.kind}:${target.id}`,
              label: labelOf(target),
            }))}
          />
        )}
        <RadioGroup
          name="reason"
          legend={t("reports.reason")}
          defaultValue={state.typed("reason") ?? ""}
          error={state.errorOf("reason")}
          options={REASONS.map((reason) => ({ value: reason, label: t(`reports.reason.${reason}`) }))}
        />
        <Field
          label={t("reports.words")}
          hint={t("reports.words_hint")}
          error={state.errorOf("words")}
          optional={t("common.optional")}
        >
          {(ids) => <TextArea {...ids} name="words" defaultValue={state.typed("words") ?? ""} maxLength={WORDS_MAX} />}
        </Field>
        {!blocked && <Checkbox name="block" label={t("reports.block", { name: shortName(name) })} defaultChecked />}
        <div className={css.choices}>
          <Submit label={t("reports.send")} />
          <ButtonLink href={blocked ? "/account/blocked" : `/members/${id}`} variant="quiet">
            {t("common.cancel")}
          </ButtonLink>
        </div>
      </Form>
    </Page>
  );
}

function Receipt() {
  const { Page } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  const number = query.get("sent")?.replace(/\D/g, "").slice(0, 8) ?? "";
  return (
    <Page title={t("reports.sent_title")} lead="" width="prose" tabs={null}>
      <div className={css.stack}>
        <Notice tone="success" live>
          {t("reports.sent_text", { number })}
        </Notice>
        <div>
          <ButtonLink href="/members" variant="secondary">
            {t("common.continue")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
