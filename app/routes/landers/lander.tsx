import { domainError } from "~/app/domain/errors";
import { slugOf } from "~/app/locales/slugs";
import { landerFiles } from "~/app/request/assets";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { pagePath } from "~/app/router/page-address";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { landerProps } from "~/app/ui/reach/landers.server";
import { LanderPage } from "~/themes/landers/LanderPage";
import { isLanderName, landers } from "~/themes/landers/registry";

const notFound = domainError("error.not_found", "not_found");

type Data = { name: keyof typeof landers; files: ReturnType<typeof landerFiles> };

export const handle = page<Data>({
  name: "landers",
  part: ({ name }) => `${name}-slug`,
  card: ({ name }) => `landers-${name}`,
  layout: ({ name }) => landers[name].layout,
  alone: ({ files }) => files,
  texts: ["index", "landers", "profile", "signup"],
  description: (t, data) => (data ? t(`landers.${data.name}.lead`) : ""),
  title: (t, data) => (data ? t(landers[data.name].title) : ""),
});

/**
 * Shows a lander in the language that the last part of the address names. Redirects to the visitor's own language if
 * the site does not offer that language.
 */
export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  const url = new URL(request.url);
  const name = params.lander ?? "";
  if (!isLanderName(name)) throw notFound({ params: { path: pagePath(request) } });
  const slug = slugOf(visit.language);
  if (params.slug !== slug) throw redirect(`/landers/${name}/${slug}${url.search}`);
  if (await visit.member()) throw redirect("/home");
  return { name, files: landerFiles(name), ...(await landerProps(site, visit, landers[name], request)) };
});

export default function LandingPage() {
  const { name, files: _, ...props } = useLoaderData<typeof loader>();
  const { brand = "", niche = 1 } = useSite() ?? {};
  return <LanderPage name={name} brand={brand} niche={niche} {...props} />;
}
