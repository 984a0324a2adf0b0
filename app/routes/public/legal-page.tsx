import { domainError } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { isPageName, ownPage } from "~/app/domain/site/legal/legal";
import { openLoader } from "~/app/request/guards";
import { ownBan } from "~/app/request/own-ban";
import type { Visit } from "~/app/request/visit";
import { useLoaderData } from "~/app/router/client";
import { pagePath } from "~/app/router/page-address";
import { page } from "~/app/ui/frame/page";
import type { storedInWords } from "~/app/ui/frame/stored.server";
import { linkedQuestions } from "~/app/ui/reach/linked-data.server";
import { OwnBan } from "~/app/ui/safety/OwnBan";
import { datedPage } from "~/app/ui/site/legal-pages.server";
import { Link, Prose } from "~/themes/primitives";
import { Table } from "~/themes/primitives/Table";
import { useTemplate } from "~/themes/registry";

const notFound = domainError("error.not_found", "not_found");

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "pages",
  beforeEntry: true,
  part: ({ name }) => name,
  indexed: true,
  card: ({ name }) => `pages-${name}`,
  linked: ({ linked }) => linked,
  description: (_, data) => data?.summary ?? "",
  title: (_, data) => data?.title ?? "",
});

export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  const name = params.page ?? "";
  const found = isPageName(name) ? await datedPage(site, visit, name) : pageOfSite(site, visit, name);
  if (!found) throw notFound({ params: { path: pagePath(request) } });
  const own = name === "ban" ? await ownBan(site, request, visit) : null;
  return { name, ...found, own, linked: name === "faq" ? linkedQuestions(found) : null };
});

function pageOfSite(site: Site, { words }: Visit, name: string) {
  const found = ownPage(site, name, words);
  return found && { ...found, stored: null, since: null, former: false as const };
}

export default function LegalPage() {
  const { title, html, language, since, stored, former, own } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  return (
    <Page title={title} lead="" width="prose" tabs={null}>
      {own && <OwnBan own={own} />}
      <Prose>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown without raw HTML */}
        <div lang={language} dangerouslySetInnerHTML={{ __html: html }} />
        {stored && <StoredTable {...stored} />}
        {since && (
          <p>
            <em>{since}</em>
          </p>
        )}
        {former && (
          <>
            <h2>{former.title}</h2>
            <ul>
              {former.links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Prose>
    </Page>
  );
}

function StoredTable({ caption, labels, rows }: ReturnType<typeof storedInWords>) {
  return (
    <Table
      caption={caption}
      stacks
      columns={[
        {
          key: "name",
          label: labels.name,
          cell: ({ name, place }) => (
            <>
              <code>{name}</code>
              <br />
              <small>{place}</small>
            </>
          ),
        },
        { key: "purpose", label: labels.purpose, cell: ({ purpose }) => purpose },
        { key: "lasts", label: labels.lasts, cell: ({ lasts }) => lasts },
        { key: "asks", label: labels.asks, cell: ({ asks }) => asks },
      ]}
      rows={rows}
      keyOf={({ name, lasts }) => `${name} ${lasts}`}
      empty=""
    />
  );
}
