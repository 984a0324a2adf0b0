import { redirect } from "@remix-run/node";
import { z } from "zod";
import { chosenBefore } from "~/app/domain/signup/chosen";
import { firstStep, signUp } from "~/app/domain/signup/signup";
import { ageRefusedCookie, refuseClosedBrowser, refusesAge } from "~/app/request/age-refusal";
import { birthDateOf, birthDateParts } from "~/app/request/birth-date";
import { deviceCookie } from "~/app/request/device";
import { withCookie } from "~/app/request/error-response";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { sessionCookie } from "~/app/request/session";
import { resumeSignup } from "~/app/request/signup";
import { broughtSource } from "~/app/request/traffic-source";
import { page } from "~/app/ui/page";
import { SignupForm } from "~/app/ui/signup/SignupForm";
import { SignupFrame } from "~/app/ui/signup/SignupFrame";

export const handle = page({
  name: "signup",
  indexed: true,
  card: () => "signup",
  texts: ["signup"],
  title: (t) => t("nav.signup"),
  description: (t) => t("signup.description"),
});

const text = z.string().default("");
const several = z.array(z.string()).default([]);
const fields = z.object({
  // Of a form that only begins: an address and what was chosen on a lander.
  begin: z.string().optional(),
  country: text,
  gender: text,
  region: text,
  seeking: several,
  interests: several,
  email: text,
  name: text,
  password: text,
  ...birthDateParts,
  consent_terms: z.string().optional(),
  consent_sensitive_data: z.string().optional(),
  timeZone: z.string().optional(),
  formPath: z.string().optional(),
  referrer: z.string().optional(),
  source: z.string().optional(),
  push: z.enum(["default", "granted", "denied", "unsupported", ""]).catch(""),
});

/** Who is a member already goes on where they stopped. */
export const loader = openLoader(async (args) => {
  await resumeSignup(args);
  return null;
});

export const action = openAction(async (args) => {
  const { request, context } = args;
  const { site, visit } = context;
  await resumeSignup(args);
  return submit({ request, context }, fields, async ({ push, source, begin, ...form }, _, again) => {
    if (begin) return again();
    refuseClosedBrowser(site, request);
    const draft = {
      ...form,
      ...chosenBefore(site, visit.words, form),
      birthDate: birthDateOf(form),
      consents: { terms: given(form.consent_terms), sensitiveData: given(form.consent_sensitive_data) },
      language: visit.language,
      trafficSource: broughtSource(site, request, source),
      referrer: otherSites(form.referrer, request),
      tracking: visit.choice?.granted,
    };
    const joined = await signUp(site, draft, visit.ip).catch((error) => {
      throw refusesAge(error) ? withCookie(error, ageRefusedCookie(site, visit)) : error;
    });
    // Where addresses are private, signing up logs nobody in: a known address looks just like a new one.
    if (!joined) return redirect("/login?joined&next=/complete-signup");
    const headers = new Headers({ "Set-Cookie": sessionCookie(visit, joined.token) });
    headers.append("Set-Cookie", await deviceCookie(site, { request, visit }, joined.member.email));
    return redirect(`/signup/${firstStep(site, push)}`, { headers });
  });
});

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
