import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { SELECT_FIELDS } from "~/app/domain/profiles/fields";
import { updateProfile } from "~/app/domain/profiles/profiles";
import { birthDateOf, birthDateParts, partsOf } from "~/app/request/birth-date";
import { submit } from "~/app/request/form";
import { requireMember } from "~/app/request/guards";
import { BirthDateField } from "~/app/ui/BirthDateField";
import { FormProblem } from "~/app/ui/FormProblem";
import { useFormState } from "~/app/ui/forms";
import * as formCss from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { GenderField, SelectFields } from "~/app/ui/profile-fields";
import { selectsOffered } from "~/app/ui/profile-fields.server";
import { SkipLink, StepFrame } from "~/app/ui/signup/StepFrame";
import * as css from "~/app/ui/signup/steps.css";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup-personal", layout: "lander", title: (t) => t("signup.personal_title") });

const text = z.string().default("");
const fields = z.object({
  gender: text,
  ...birthDateParts,
  ...Object.fromEntries(SELECT_FIELDS.map((field) => [field, text])),
});

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { site, visit } = args.context;
  const { editableFields } = site.tenant.profile;
  return {
    values: { ...member.details, gender: member.gender ?? "" },
    born: partsOf(member.birthDate),
    offers: { gender: editableFields.includes("gender"), birthDate: editableFields.includes("age") },
    selects: selectsOffered(site, visit.words),
  };
}

/** The birth date is here to be corrected. It was given with the account, and nothing takes it away. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async ({ birth_day, birth_month, birth_year, ...filled }, form) => {
    const chosen = Object.fromEntries(Object.entries(filled).filter(([name]) => form.has(name)));
    const born = form.has("birth_year") ? { birthDate: birthDateOf({ birth_day, birth_month, birth_year }) } : {};
    await updateProfile(args.context.site, member, { ...chosen, ...born });
    return redirect("/signup/about");
  });
}

export default function PersonalStep() {
  const { values, born, offers, selects } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = useFormState({ min_age: 18 });
  const pending = useNavigation().formAction === "/signup/personal";
  const valueIn = (field: string) => state.typed(field) ?? (values as Record<string, string>)[field] ?? "";
  return (
    <StepFrame step="personal" title={t("signup.personal_title")} lead={t("signup.personal_lead")}>
      <Form method="post" className={formCss.stack}>
        <FormProblem state={state} />
        {offers.gender && <GenderField value={valueIn("gender")} />}
        {offers.birthDate && <BirthDateField state={state} born={born} hint={t("signup.birth_date_known")} />}
        {selects.length > 0 && <SelectFields selects={selects} valueIn={valueIn} errorOf={state.errorOf} />}
        <div className={css.ways}>
          <Button type="submit" size="l" wide pending={pending}>
            {t("common.save")}
          </Button>
          <SkipLink to="about">{t("signup.personal_skip")}</SkipLink>
        </div>
      </Form>
    </StepFrame>
  );
}
