import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { profileOf } from "~/app/domain/profiles/profiles";
import { assertMaySearch } from "~/app/domain/search/search";
import { page } from "~/app/ui/page";
import { People } from "~/app/ui/people";
import { personOf } from "~/app/ui/person.server";
import { SignupForm } from "~/app/ui/SignupForm";
import { useSite } from "~/app/ui/site-data";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "members-memberId-signup", layout: "lander", title: (t) => t("nav.signup") });

/** The way in for somebody who came to see one person. */
export async function loader({ params, context: { site, visit } }: LoaderFunctionArgs) {
  const member = await visit.member();
  if (member) throw redirect(`/members/${encodeURIComponent(params.memberId ?? "")}`);
  assertMaySearch(site, null, visit.trafficSource);
  return { person: personOf(site, visit.language, await profileOf(site, null, params.memberId ?? "")) };
}

export default function MemberSignup() {
  const { person } = useLoaderData<typeof loader>();
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  const brand = useSite()?.brand ?? "";
  return (
    <FormFrame
      title={t("signup.title", { brand })}
      lead={t("signup.lead", { brand })}
      motif={<People people={[person]} />}
      aside={
        <>
          {t("signup.have_account")} <a href="/login">{t("signup.to_login")}</a>
        </>
      }
    >
      <SignupForm />
    </FormFrame>
  );
}
