import { appeal, complaintWith } from "~/app/domain/safety/reports/complaints";
import { APPEAL_MAX, appealForm } from "~/app/domain/safety/reports/complaints.schema";
import { noAppeal } from "~/app/domain/safety/reports/reports.errors";
import { limit } from "~/app/domain/site/limits/limits";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { Field, Form, TextArea } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "complaint-appeal",
  beforeEntry: true,
  texts: ["complaints"],
  title: (t) => t("complaints.appeal_action"),
});

export const loader = openLoader(async ({ params, context: { site } }) => {
  const { mayAppeal } = await complaintWith(site, params.complaintId ?? "");
  if (!mayAppeal) throw noAppeal();
  return { max: APPEAL_MAX };
});

export const action = openAction((args) => {
  const { site } = args.context;
  const id = args.params.complaintId ?? "";
  return submit(args, appealForm, async ({ words }) => {
    await limit(site, "complaints.appeals", id, { max: 10, windowMs: 60 * 60_000 });
    await appeal(site, id, words);
    return redirect(`/complaints/${id}`);
  });
});

export default function AppealPage() {
  const { max } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <Page title={t("complaints.appeal_action")} lead={t("complaints.appeal_text")} width="prose" tabs={null}>
      <Form method="post" className={css.stack} data-form="appeal">
        <FormProblem state={state} />
        <Field label={t("complaints.appeal_words")} error={state.errorOf("words")}>
          {(ids) => (
            <TextArea
              {...ids}
              name="words"
              rows={5}
              defaultValue={state.typed("words") ?? ""}
              maxLength={max}
              required
            />
          )}
        </Field>
        <div>
          <Submit size="l" label={t("complaints.send")} />
        </div>
      </Form>
    </Page>
  );
}
