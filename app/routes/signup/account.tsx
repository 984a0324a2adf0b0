import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { signUp } from "~/app/domain/accounts/accounts";
import { firstStep } from "~/app/domain/signup/signup";
import { ageRefusedCookie, refuseClosedBrowser, refusesAge } from "~/app/request/age-refusal";
import { birthDateOf, birthDateParts } from "~/app/request/birth-date";
import { withCookie } from "~/app/request/error-response";
import { submit } from "~/app/request/form";
import { sessionCookie } from "~/app/request/session";
import { resumeSignup } from "~/app/request/signup";
import { page } from "~/app/ui/page";
import { SignupForm } from "~/app/ui/signup/SignupForm";
import { SignupFrame } from "~/app/ui/signup/SignupFrame";

export const handle = page({ name: "signup", title: (t) => t("nav.signup") });

const text = z.string().default("");
const fields = z.object({
  email: text,
  name: text,
  password: text,
  ...birthDateParts,
  consent_terms: z.string().optional(),
  consent_sensitive_data: z.string().optional(),
  timeZone: z.string().optional(),
  formPath: z.string().optional(),
  referrer: z.string().optional(),
  push: z.enum(["default", "granted", "denied", "unsupported", ""]).catch(""),
});

/** Who is a member already goes on where they stopped. */
export async function loader(args: LoaderFunctionArgs) {
  await resumeSignup(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { site, visit } = context;
  await resumeSignup(args);
  return submit({ request }, fields, async ({ push, ...form }) => {
    refuseClosedBrowser(site, request);
    const draft = {
      ...form,
      birthDate: birthDateOf(form),
      consents: { terms: given(form.consent_terms), sensitiveData: given(form.consent_sensitive_data) },
      language: visit.language,
      trafficSource: visit.trafficSource,
      referrer: otherSites(form.referrer, request),
      tracking: visit.choice?.granted,
    };
    const joined = await signUp(site, draft, visit.ip).catch((error) => {
      throw refusesAge(error) ? withCookie(error, ageRefusedCookie(site, visit)) : error;
    });
    // Where addresses are private, signing up logs nobody in: a known address looks just like a new one.
    if (!joined) return redirect("/login?joined&next=/complete-signup");
    return redirect(`/signup/${firstStep(site, push)}`, {
      headers: { "Set-Cookie": sessionCookie(visit, joined.token) },
    });
  });
}

/** A box that is ticked. What is not true is refused by the verb. */
const given = (box: string | undefined) => (box === "on") as true;

/** Where somebody came from, if it was not from a page of this site. */
function otherSites(referrer: string | undefined, request: Request): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  return new URL(referrer).host === new URL(request.url).host ? null : referrer;
}

export default function SignUp() {
  return (
    <SignupFrame>
      <SignupForm />
    </SignupFrame>
  );
}
