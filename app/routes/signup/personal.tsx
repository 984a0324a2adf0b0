import { z } from "zod";
import { questionNamed } from "~/app/domain/account/signup/questions";
import { isSelectField } from "~/app/domain/people/profiles/fields";
import { gendersOffered } from "~/app/domain/people/profiles/genders";
import { fieldsOffered } from "~/app/domain/people/profiles/own-fields";
import { updateProfile } from "~/app/domain/people/profiles/profiles";
import { keepPace } from "~/app/domain/site/limits/paces";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { addressOfQuestion, PersonalQuestion } from "~/app/ui/account/signup/PersonalQuestion";
import { StepFrame } from "~/app/ui/account/signup/StepFrame";
import { page } from "~/app/ui/frame/page";
import { agesIn, gendersIn, selectsIn } from "~/app/ui/people/profile-fields.server";
import { useWords } from "~/themes/words";

export const handle = page<{ title: string }>({
  name: "signup-personal",
  texts: ["profile", "steps"],
  layout: "lander",
  title: (t, data) => data?.title ?? t("steps.personal_title"),
});

const text = z.string().default("");

/** Shows the question that `question` in the address names, or the first one. */
export const loader = memberLoader(async ({ request, context: { site, visit } }, member) => {
  const question = questionNamed(site.tenant, askedIn(request));
  const { name } = question;
  const { t } = visit.words;
  const genders = gendersOffered(site.tenant, visit.words);
  const field = fieldsOffered(site.tenant, visit.words).find((each) => each.field === name);
  const asked = name === "gender" || name === "seeking" || isSelectField(name);
  return {
    question,
    title: asked ? t(`steps.ask.${name}`) : (field?.label ?? ""),
    options: (field?.options ?? genders).map(({ id, label }) => ({ id, label })),
    chosen: (name === "gender" ? member.gender : member.details[name]) ?? "",
    seeking: {
      genders,
      chosen: member.seeking,
      ages: { seekMinAge: member.seekMinAge, seekMaxAge: member.seekMaxAge },
    },
  };
});

/** Saves the answer to the question and ignores other fields. */
export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  const { name, after } = questionNamed(site.tenant, askedIn(args.request));
  const schema = z.object({ gender: text, ...selectsIn(site, text) });
  return submit(args, schema, async (filled, form) => {
    const answer: Record<string, string | undefined> = filled;
    await keepPace(site, member, "profile");
    if (name === "seeking")
      await updateProfile(site, member, { seeking: gendersIn(site, form), ...agesIn(form, member) });
    else if (form.has(name)) await updateProfile(site, member, { [name]: answer[name] });
    return redirect(addressOfQuestion(after));
  });
});

const askedIn = (request: Request) => new URL(request.url).searchParams.get("question");

export default function PersonalStep() {
  const { question, title, ...asked } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <StepFrame
      step="personal"
      title={title}
      lead={question.before === null ? t("steps.personal_lead") : ""}
      part={question}
    >
      <PersonalQuestion key={question.name} question={question} title={title} {...asked} />
    </StepFrame>
  );
}
