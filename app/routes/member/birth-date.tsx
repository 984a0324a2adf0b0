import { z } from "zod";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { keepPace } from "~/app/domain/site/limits/paces";
import { birthDateOf, birthDateParts, partsOf } from "~/app/request/birth-date";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { BirthDateField } from "~/app/ui/account/BirthDateField";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { ButtonLink, Form } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "profile-birth-date",
  texts: ["profile", "signup"],
  title: (t) => t("profile.birth_date_title"),
});

export const loader = memberLoader((_args, { birthDate, birthDateCorrectedAt }) => {
  if (birthDateCorrectedAt !== null) throw redirect("/profile");
  return { born: partsOf(birthDate) };
});

export const action = memberAction(async (args, member) => {
  return submit(args, z.object(birthDateParts), async (parts) => {
    await keepPace(args.context.site, member, "profile");
    await updateProfile(args.context.site, member, { birthDate: birthDateOf(parts) });
    return redirect("/profile?saved");
  });
});

/** A separate page, because a member can correct the date of birth only once. */
export default function BirthDate() {
  const { born } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const state = useFormState();
  return (
    <Page title={t("profile.birth_date_title")} lead={t("profile.birth_date_lead")} width="prose" tabs={null}>
      <Form method="post" action="/profile/birth-date" className={css.stack} data-form="birth-date">
        <FormProblem state={state} />
        <BirthDateField state={state} born={born} hint={t("profile.birth_date_hint")} />
        <div className={css.choices}>
          <Submit label={t("common.save")} />
          <ButtonLink href="/profile" variant="quiet">
            {t("common.cancel")}
          </ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
