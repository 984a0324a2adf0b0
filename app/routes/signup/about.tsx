import { z } from "zod";
import type { Member } from "~/app/domain/member";
import { adviseProfileCare, updateProfile } from "~/app/domain/people/profiles/profiles";
import { asksSeenBy } from "~/app/domain/people/profiles/visibility";
import type { Site } from "~/app/domain/site";
import { keepPace } from "~/app/domain/site/limits/paces";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { SkipLink, StepFrame } from "~/app/ui/account/signup/StepFrame";
import * as css from "~/app/ui/account/signup/steps.css";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as formCss from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { SaveAnyway } from "~/app/ui/people/profile/SaveAnyway";
import { NoteFields } from "~/app/ui/people/profile-fields";
import { PROFILE_NOTES } from "~/tenants/config/vocabulary";
import { Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-about",
  texts: ["profile", "steps"],
  layout: "lander",
  title: (t) => t("steps.about_title"),
});

const notes = Object.fromEntries(PROFILE_NOTES.map((note) => [note, z.string().default("")]));
const fields = z.object({ ...notes, sure: z.string().optional() });

export const loader = memberLoader(async ({ context: { site } }, member) => {
  const { details, personal } = member;
  const values = { ...details, personal: personal ?? "" } as Record<string, string>;
  return { notes: site.tenant.profile.visibleNotes, values, next: nextStep(site, member) };
});

/** Returns the next step. A member who has already answered who may see the profile skips that question. */
function nextStep(site: Site, member: Member): "visibility" | "sending" {
  return asksSeenBy(site, member) ? "visibility" : "sending";
}

export const action = memberAction(async (args, member) => {
  return submit(args, fields, async ({ sure, ...filled }, form) => {
    const written = Object.fromEntries(Object.entries(filled).filter(([name]) => form.has(name)));
    if (!sure) adviseProfileCare(member, written);
    await keepPace(args.context.site, member, "profile");
    await updateProfile(args.context.site, member, { ...written, lastSignupStep: true });
    return redirect(`/signup/${nextStep(args.context.site, member)}`);
  });
});

export default function AboutStep() {
  const { notes, values, next } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = useFormState();
  return (
    <StepFrame step="about" title={t("steps.about_title")} lead={t("steps.about_lead")}>
      <Form method="post" className={formCss.stack}>
        <FormProblem state={state} action={<SaveAnyway problem={state.problem} />} />
        <NoteFields
          notes={notes}
          valueIn={(note) => state.typed(note) ?? values[note] ?? ""}
          errorOf={state.errorOf}
          optional
        />
        <div className={css.ways}>
          <Submit size="l" wide label={t("common.save")} />
          <SkipLink to={next}>{t("steps.about_skip")}</SkipLink>
        </div>
      </Form>
    </StepFrame>
  );
}
