import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { profileOf } from "~/app/domain/profiles/profiles";
import { assertMaySearch } from "~/app/domain/search/search";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { personOf } from "~/app/ui/person.server";
import { SignupForm } from "~/app/ui/signup/SignupForm";
import { useSite } from "~/app/ui/site-data";
import { Motif } from "~/themes/niches/motif";
import { Avatar } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";
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
      <div className={css.stack}>
        <Subject person={person} />
        <SignupForm />
      </div>
    </FormFrame>
  );
}

/** Whom the visitor came for, above the form. */
function Subject({ person }: { person: Person }) {
  const { FictionalMark } = useTemplate();
  return (
    <section className={css.subject}>
      <Avatar name={person.name} photo={person.photo} size="m" alt="" eager />
      <div>
        <h2>
          <a href={person.href}>
            {person.name}, {person.age}
          </a>
        </h2>
        {person.place && <p>{person.place}</p>}
        {person.fictional && <FictionalMark size="card" />}
      </div>
    </section>
  );
}
