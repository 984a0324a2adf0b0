import { profileOf } from "~/app/domain/people/profiles/profiles";
import { assertMaySearch } from "~/app/domain/people/search/search";
import { keepReadingPace } from "~/app/domain/site/limits/paces";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { SignupForm } from "~/app/ui/account/signup/SignupForm";
import { SignupFrame } from "~/app/ui/account/signup/SignupFrame";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { personOf } from "~/app/ui/people/person.server";
import { Avatar, Cut } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";

export const handle = page({
  name: "members-memberId-signup",
  texts: ["profile", "signup"],
  layout: "lander",
  title: (t) => t("nav.signup"),
});

export const loader = openLoader(async ({ params, context: { site, visit } }) => {
  const member = await visit.member();
  if (member) throw redirect(`/members/${encodeURIComponent(params.memberId ?? "")}`);
  assertMaySearch(site, null, visit.source);
  await keepReadingPace(site, { member, from: visit }, "profiles");
  return { person: personOf(site, visit.language, await profileOf(site, null, params.memberId ?? "")) };
});

export default function MemberSignup() {
  const { person } = useLoaderData<typeof loader>();
  return (
    <SignupFrame>
      <div className={css.stack}>
        <Subject person={person} />
        <SignupForm />
      </div>
    </SignupFrame>
  );
}

function Subject({ person }: { person: Person }) {
  const { FictionalMark } = useTemplate();
  return (
    <section className={css.subject}>
      <Avatar name={person.name} photo={person.photo} size="m" alt="" eager />
      <div>
        <h2>
          <a href={person.href}>
            <Cut>
              {person.name}, {person.age}
            </Cut>
          </a>
        </h2>
        {person.place && <p>{person.place}</p>}
        {person.fictional && <FictionalMark size="card" />}
      </div>
    </section>
  );
}
