import { z } from "zod";
import { chosenBefore } from "~/app/domain/account/signup/chosen";
import { enterOwnSignup, firstStep, signUp } from "~/app/domain/account/signup/signup";
import { existingAccount } from "~/app/domain/account/signup/signup.errors";
import { wrongFields } from "~/app/domain/checked";
import { DomainError } from "~/app/domain/errors";
import { ageRefusedCookie, refuseClosedBrowser, refusesAge } from "~/app/request/age-refusal";
import { birthDateOf, birthDateParts } from "~/app/request/birth-date";
import { deviceOf, rememberDevice } from "~/app/request/device";
import { withCookie } from "~/app/request/error-response";
import { submit } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { languageCookie, languageInAddress } from "~/app/request/language";
import { waitForLink } from "~/app/request/pending-signup";
import { sessionCookie } from "~/app/request/session";
import { resumeSignup } from "~/app/request/signup";
import { sourceOf } from "~/app/request/source";
import { type LoadContext, redirect } from "~/app/router/server";
import { SignupForm } from "~/app/ui/account/signup/SignupForm";
import { SignupFrame } from "~/app/ui/account/signup/SignupFrame";
import { page } from "~/app/ui/frame/page";

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
  // Set by a form that only begins a sign-up, with an address and the choices on a lander.
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

export const loader = openLoader(async (args) => {
  await resumeSignup(args);
  return {};
});

export const action = openAction(async (args) => {
  const { request, context } = args;
  const { site, visit } = context;
  const since = site.now();
  await resumeSignup(args);
  return submit({ request, context }, fields, async ({ push, source, begin, ...form }, sent, again) => {
    if (begin) {
      if (!form.email) throw wrongFields({ email: [{ key: "error.required" }] });
      return again(languageToKeep(request, context));
    }
    refuseClosedBrowser(site, request);
    const draft = {
      ...form,
      ...chosenBefore(site, visit.words, form),
      birthDate: birthDateOf(form),
      consents: { terms: given(form.consent_terms), sensitiveData: given(form.consent_sensitive_data) },
      language: visit.language,
      source: sourceOf(site, request, source),
      referrer: otherSites(form.referrer, request),
      tracking: visit.choice?.granted,
    };
    const id = site.newId();
    const device = deviceOf(site, request);
    const joined = await signUp(site, draft, visit.ip, id, device).catch(async (error) => {
      const own = isKnown(error) ? await enterOwnSignup(site, form, since, visit.ip, device) : null;
      if (own) return own;
      throw refusesAge(error) ? withCookie(error, ageRefusedCookie(site, visit)) : error;
    });
    // On a site with private addresses a sign-up logs nobody in, so that a known address gets the same answer as a new
    // one.
    if (!joined) return waitForLink(args, { id, email: form.email }, sent);
    const headers = new Headers({ "Set-Cookie": sessionCookie(visit, joined.token) });
    await rememberDevice(headers, site, { request, visit }, joined.member.email);
    return redirect(`/signup/${firstStep(site, push)}`, { headers });
  });
});

const KNOWN = existingAccount().code;
const isKnown = (error: unknown) => error instanceof DomainError && error.code === KNOWN;

/** Returns the Set-Cookie that keeps the language of a lander, for a visitor whose browser has another language. */
function languageToKeep(request: Request, { site, visit }: LoadContext): Record<string, string> | undefined {
  const language = languageInAddress(site.tenant, new URL(request.url));
  return language && { "Set-Cookie": languageCookie(language, visit.secure) };
}

/** Returns whether a box is checked. The domain rejects a box that is not. */
const given = (box: string | undefined) => (box === "on") as true;

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
