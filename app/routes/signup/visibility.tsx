import { z } from "zod";
import { asksSeenBy, setVisibility } from "~/app/domain/people/profiles/visibility";
import { keepPace } from "~/app/domain/site/limits/paces";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { StepFrame } from "~/app/ui/account/signup/StepFrame";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { useFormState } from "~/app/ui/frame/forms";
import * as formCss from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Answers, Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";

type Question = "seen_by" | "advertised";

export const handle = page<{ question: Question }>({
  name: "signup-visibility",
  texts: ["steps"],
  layout: "lander",
  title: (t, data) => t(`steps.${data?.question ?? "seen_by"}_title`),
});

/** Each of the two questions has two answers. An empty answer skips the question. */
const fields = z.object({
  seen_by: z.enum(["members", "everyone", ""], "error.invalid_choice").optional(),
  advertised: z.enum(["yes", "no", ""], "error.invalid_choice").optional(),
});

/**
 * Step 5 of the sign-up. Members who joined before this question existed come from their home page, and return there.
 */
export const loader = memberLoader(({ request, context: { site } }, member) => {
  const { question, next } = askedIn(request);
  const asks =
    question === "advertised" ? member.seenBy === "everyone" && !member.advertised : asksSeenBy(site, member);
  if (!asks) throw redirect(next);
  return { question };
});

export const action = memberAction(async (args, member) => {
  const { site } = args.context;
  const { next, from } = askedIn(args.request);
  return submit(args, fields, async ({ seen_by, advertised }) => {
    await keepPace(site, member, "profile");
    if (advertised !== undefined) {
      const { seenBy } = member;
      await setVisibility(site, member, { seenBy, advertised: advertised === "yes" });
      return redirect(next);
    }
    // Keeps an earlier choice if the member skips, because the member may be hidden.
    if (seen_by || asksSeenBy(site, member)) await setVisibility(site, member, { seenBy: seen_by || "members" });
    return redirect(seen_by === "everyone" ? `/signup/visibility?question=advertised${from}` : next);
  });
});

function askedIn(request: Request) {
  const { searchParams } = new URL(request.url);
  const question: Question = searchParams.get("question") === "advertised" ? "advertised" : "seen_by";
  const isFromHome = searchParams.get("from") === "home";
  return { question, next: isFromHome ? "/home" : "/signup/sending", from: isFromHome ? "&from=home" : "" };
}

export default function VisibilityStep() {
  const { question } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const state = useFormState();
  const title = t(`steps.${question}_title`);
  const answers =
    question === "seen_by"
      ? (["members", "everyone"] as const).map((value) => ({ value, label: t(`steps.seen_by_${value}`) }))
      : (["yes", "no"] as const).map((value) => ({ value, label: t(`steps.advertised_${value}`) }));
  return (
    <StepFrame step="about" title={title} lead={t(`steps.${question}_lead`)}>
      <Form method="post" className={formCss.stack} data-form="visibility">
        <FormProblem state={state} />
        <Answers key={question} label={title} name={question} options={answers} none={t(`steps.${question}_skip`)} />
      </Form>
    </StepFrame>
  );
}
