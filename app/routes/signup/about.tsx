import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { updateProfile } from "~/app/domain/profiles/profiles";
import { submit } from "~/app/request/form";
import { requireMember } from "~/app/request/guards";
import { FormProblem } from "~/app/ui/FormProblem";
import { useFormState } from "~/app/ui/forms";
import * as formCss from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { NoteFields } from "~/app/ui/profile-fields";
import { SkipLink, StepFrame } from "~/app/ui/signup/StepFrame";
import * as css from "~/app/ui/signup/steps.css";
import { PROFILE_NOTES } from "~/tenants/vocabulary";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup-about", layout: "lander", title: (t) => t("signup.about_title") });

const fields = z.object(Object.fromEntries(PROFILE_NOTES.map((note) => [note, z.string().default("")])));

export async function loader(args: LoaderFunctionArgs) {
  const { details, personal } = await requireMember(args);
  const values: Record<string, string> = { ...details, personal: personal ?? "" };
  return { notes: args.context.site.tenant.profile.visibleNotes, values };
}

/** The last thing that is asked: whoever answers is through. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async (filled, form) => {
    const written = Object.fromEntries(Object.entries(filled).filter(([name]) => form.has(name)));
    await updateProfile(args.context.site, member, { ...written, lastSignupStep: true });
    return redirect("/signup/sending");
  });
}

export default function AboutStep() {
  const { notes, values } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = useFormState({ max: 3000 });
  const pending = useNavigation().formAction === "/signup/about";
  return (
    <StepFrame step="about" title={t("signup.about_title")} lead={t("signup.about_lead")}>
      <Form method="post" className={formCss.stack}>
        <FormProblem state={state} />
        <NoteFields
          notes={notes}
          valueIn={(note) => state.typed(note) ?? values[note] ?? ""}
          errorOf={state.errorOf}
          optional
        />
        <div className={css.ways}>
          <Button type="submit" size="l" wide pending={pending}>
            {t("common.save")}
          </Button>
          <SkipLink to="sending">{t("signup.about_skip")}</SkipLink>
        </div>
      </Form>
    </StepFrame>
  );
}
