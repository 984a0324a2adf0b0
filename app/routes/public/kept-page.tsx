import { domainError } from "~/app/domain/errors";
import { keptPage } from "~/app/domain/site/legal/versions";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { pagePath } from "~/app/router/page-address";
import { page } from "~/app/ui/frame/page";
import { aboveKept } from "~/app/ui/site/legal-pages.server";
import { Link, Notice, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";

const notFound = domainError("error.not_found", "not_found");

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "pages",
  beforeEntry: true,
  part: ({ name }) => name,
  instead: ({ present }) => present.href,
  title: (_, data) => data?.title ?? "",
});

/** Shows a legal page in a former wording, for example the wording that a member agreed to. */
export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  const kept = await keptPage(site, params.page ?? "", params.version ?? "");
  if (!kept) throw notFound({ params: { path: pagePath(request) } });
  const { title, html, page: name, language } = kept;
  return { name, title, html, language, ...aboveKept(site, visit, kept) };
});

export default function KeptPage() {
  const { title, html, language, notice, present } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  return (
    <Page title={title} lead="" width="prose" tabs={null}>
      <Prose>
        <Notice>{notice}</Notice>
        <p>
          <Link href={present.href}>{present.label}</Link>
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown without raw HTML */}
        <div lang={language} dangerouslySetInnerHTML={{ __html: html }} />
      </Prose>
    </Page>
  );
}
