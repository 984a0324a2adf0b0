import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { domainError } from "~/app/domain/errors";
import { isPageName, legalPage } from "~/app/domain/legal/legal";
import { page } from "~/app/ui/page";
import { Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";

const notFound = domainError("error.not_found", "not_found");

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "pages",
  title: (_, data) => data?.title ?? "",
});

export async function loader({ request, params, context: { site, visit } }: LoaderFunctionArgs) {
  const name = params.page ?? "";
  if (!isPageName(name)) throw notFound({ params: { path: new URL(request.url).pathname.replace(/\.data$/, "") } });
  return { name, ...legalPage(site, name, visit.words) };
}

export default function LegalPage() {
  const { title, html } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  return (
    <Page title={title} lead="" width="prose" tabs={null}>
      <Prose>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown without raw HTML */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </Prose>
    </Page>
  );
}
