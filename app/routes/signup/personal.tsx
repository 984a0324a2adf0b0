import { redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { keepPace } from "~/app/domain/limits/paces";
import { gendersOffered } from "~/app/domain/profiles/genders";
import { fieldsOffered } from "~/app/domain/profiles/own-fields";
import { updateProfile } from "~/app/domain/profiles/profiles";
import { birthDateOf, birthDateParts, partsOf } from "~/app/request/birth-date";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { BirthDateField } from "~/app/ui/BirthDateField";
import { FormProblem } from "~/app/ui/FormProblem";
import { useFormState } from "~/app/ui/forms";
import * as formCss from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { GenderField, SeekingFields, SelectFields } from "~/app/ui/profile-fields";
import { gendersIn, selectsIn } from "~/app/ui/profile-fields.server";
import { SkipLink, StepFrame } from "~/app/ui/signup/StepFrame";
import * as css from "~/app/ui/signup/steps.css";
import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "signup-personal",
  texts: ["profile", "signup", "steps"],
  layout: "lander",
  title: (t) => t("steps.personal_title"),
});

const text = z.string().default("");
const fields = {
  gender: text,
  seekMinAge: text,
  seekMaxAge: text,
  ...birthDateParts,
};

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const { editableFields } = site.tenant.profile;
  return {
    values: {
      ...member.details,
      gender: member.gender ?? "",
      seekMinAge: String(member.seekMinAge ?? ""),
      seekMaxAge: String(member.seekMaxAge ?? ""),
    },
    genders: gendersOffered(site.tenant, visit.words),
    seeking: member.seeking,
    born: partsOf(member.birthDate),
    offers: { gender: editableFields.includes("gender"), birthDate: editableFields.includes("age") },
    selects: fieldsOffered(site.tenant, visit.words),
  };
});

/** The birth date is here to be corrected. It was given with the account, and nothing takes it away. */
export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  const schema = z.object({ ...fields, ...selectsIn(site, text) });
  return submit(args, schema, async ({ birth_day, birth_month, birth_year, ...filled }, form) => {
    const chosen = Object.fromEntries(Object.entries(filled).filter(([name]) => form.has(name)));
    const born = form.has("birth_year") ? { birthDate: birthDateOf({ birth_day, birth_month, birth_year }) } : {};
    await keepPace(site, member, "profile");
    await updateProfile(site, member, { ...chosen, ...born, seeking: gendersIn(site, form) });
    return redirect("/signup/about");
  });
});

export default function PersonalStep() {
  const { values, genders, seeking, born, offers, selects } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = useFormState();
  const pending = useNavigation().formAction === "/signup/personal";
  const valueIn = (field: string) => state.typed(field) ?? (values as Record<string, string>)[field] ?? "";
  return (
    <StepFrame step="personal" title={t("steps.personal_title")} lead={t("steps.personal_lead")}>
      <Form method="post" className={formCss.stack}>
        <FormProblem state={state} />
        {offers.gender && <GenderField genders={genders} value={valueIn("gender")} />}
        <SeekingFields genders={genders} seeking={seeking} valueIn={valueIn} errorOf={state.errorOf} />
        {offers.birthDate && <BirthDateField state={state} born={born} hint={t("steps.birth_date_known")} />}
        {selects.length > 0 && <SelectFields selects={selects} valueIn={valueIn} errorOf={state.errorOf} />}
        <div className={css.ways}>
          <Button type="submit" size="l" wide pending={pending}>
            {t("common.save")}
          </Button>
          <SkipLink to="about">{t("steps.personal_skip")}</SkipLink>
        </div>
      </Form>
    </StepFrame>
  );
}
