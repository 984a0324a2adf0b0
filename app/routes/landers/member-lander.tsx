import { slugOf } from "~/app/locales/slugs";
import { landerFiles } from "~/app/request/assets";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { pagePathOf } from "~/app/router/page-address";
import { data, redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { memberLanderProps } from "~/app/ui/reach/landers.server";
import { LanderPage } from "~/themes/landers/LanderPage";
import type { Subject } from "~/themes/landers/lander";
import { isMemberLanderName, type MemberLanderName, memberLanders } from "~/themes/landers/registry";

interface Data {
  name: MemberLanderName;
  subject: Subject | null;
  files: ReturnType<typeof landerFiles>;
}

export const handle = page<Data>({
  name: "members-memberId",
  part: ({ name }) => (hasSlug(name) ? `${name}-slug` : name),
  layout: ({ name }) => memberLanders[name].layout,
  alone: ({ files }) => files,
  texts: ["index", "landers", "profile", "signup"],
  title: (t, data) => {
    if (!data) return "";
    const { name, subject } = data;
    return subject ? t(memberLanders[name].title, { name: subject.person.name }) : t("index.headline");
  },
});

/**
 * Responds 404 with the site's own lander if the member may not be shown, so that nobody learns whether the member
 * exists.
 */
export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  const { pathname, search } = new URL(request.url);
  const { memberId = "", slug } = params;
  const name = landerIn(pathname);
  const profile = `/members/${encodeURIComponent(memberId)}`;
  const wanted = hasSlug(name) ? slugOf(visit.language) : undefined;
  if (slug !== wanted) throw redirect(`${profile}/${name}/${wanted}${search}`);
  if (await visit.member()) throw redirect(profile);
  const props = await memberLanderProps(site, visit, memberId, request);
  const shown = { name, files: landerFiles(name), ...props };
  return props.subject ? shown : data(shown, { status: 404 });
});

function landerIn(pathname: string): MemberLanderName {
  const name = pagePathOf(pathname).split("/")[3] ?? "";
  return isMemberLanderName(name) ? name : "landing";
}

/** Returns whether the address contains a language. `landing` has one address in all languages. */
function hasSlug(name: MemberLanderName): boolean {
  return name !== "landing";
}

export default function MemberLandingPage() {
  const { name, files: _, ...props } = useLoaderData<typeof loader>();
  const { brand = "", niche = 1 } = useSite() ?? {};
  return <LanderPage name={name} brand={brand} niche={niche} {...props} />;
}
