import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { signUp } from "~/app/domain/accounts/accounts";
import { ageRefusedCookie, refuseClosedBrowser, refusesAge } from "~/app/request/age-refusal";
import { withCookie } from "~/app/request/error-response";
import { submit } from "~/app/request/form";
import { requireVisitor } from "~/app/request/guards";
import { sessionCookie } from "~/app/request/session";
import { page } from "~/app/ui/page";
import { SignupForm } from "~/app/ui/SignupForm";
import { useSite } from "~/app/ui/site-data";
import { Motif } from "~/themes/niches/motif";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "signup", title: (t) => t("nav.signup") });

const text = z.string().default("");
const fields = z.object({
  email: text,
  name: text,
  password: text,
  birth_day: text,
  birth_month: text,
  birth_year: text,
  consent_terms: z.string().optional(),
  consent_sensitive_data: z.string().optional(),
  timeZone: z.string().optional(),
});

export async function loader(args: LoaderFunctionArgs) {
  await requireVisitor(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { site, visit } = context;
  await requireVisitor(args);
  return submit({ request }, fields, async (form) => {
    refuseClosedBrowser(site, request);
    const joined = await signUp(site, {
      ...form,
      birthDate: birthDateOf(form),
      consents: { terms: given(form.consent_terms), sensitiveData: given(form.consent_sensitive_data) },
      language: visit.language,
      trafficSource: visit.trafficSource,
      tracking: visit.choice?.granted,
      formPath: new URL(request.url).pathname,
      referrer: request.headers.get("referer"),
    }).catch((error) => {
      throw refusesAge(error) ? withCookie(error, ageRefusedCookie(site, visit)) : error;
    });
    // Where addresses are private, signing up logs nobody in: a known address looks just like a new one.
    if (!joined) return redirect("/login?joined");
    return redirect("/home", { headers: { "Set-Cookie": sessionCookie(visit, joined.token) } });
  });
}

/** A box that is ticked. What is not true is refused by the verb. */
const given = (box: string | undefined) => (box === "on") as true;

function birthDateOf(form: { birth_day: string; birth_month: string; birth_year: string }): string {
  const { birth_day: day, birth_month: month, birth_year: year } = form;
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : "";
}

export default function SignUp() {
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const { brand = "", niche = 1, mayJoin = false } = useSite() ?? {};
  return (
    <FormFrame
      title={t("signup.title", { brand })}
      lead={mayJoin ? t("signup.lead", { brand }) : ""}
      motif={<Motif niche={niche} variant="hero" />}
      aside={
        mayJoin ? (
          <>
            {t("signup.have_account")} <a href="/login">{t("signup.to_login")}</a>
          </>
        ) : null
      }
    >
      <SignupForm />
    </FormFrame>
  );
}
