import { useLoaderData } from "@remix-run/react";
import { domainError } from "~/app/domain/errors";
import { isPageName, legalPage, ownPage } from "~/app/domain/legal/legal";
import { openLoader } from "~/app/request/guards";
import { linkedQuestions } from "~/app/ui/linked-data.server";
import { page } from "~/app/ui/page";
import { storedInWords } from "~/app/ui/stored.server";
import { Prose } from "~/themes/primitives";
import { Table } from "~/themes/primitives/Table";
import { useTemplate } from "~/themes/registry";

const notFound = domainError("error.not_found", "not_found");

export const handle = page<Awaited<ReturnType<typeof loader>>>({
  name: "pages",
  beforeEntry: true,
  part: ({ name }) => name,
  indexed: true,
  linked: ({ linked }) => linked,
  description: (_, data) => data?.summary ?? "",
  title: (_, data) => data?.title ?? "",
});

export const loader = openLoader(async ({ request, params, context: { site, visit } }) => {
  const name = params.page ?? "";
  const found = isPageName(name)
    ? { ...legalPage(site, name, visit.words), language: visit.language }
    : ownPage(site, name, visit.words);
  if (!found) throw notFound({ params: { path: new URL(request.url).pathname.replace(/\.data$/, "") } });
  const { since, ...shown } = found;
  const date =
    since &&
    new Intl.DateTimeFormat(visit.words.locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(since));
  return {
    name,
    ...shown,
    linked: name === "faq" ? linkedQuestions(found) : null,
    stored: name === "cookies" ? storedInWords(site, visit.words) : null,
    since: date && visit.words.t("legal.since", { date }),
  };
});

export default function LegalPage() {
  const { title, html, language, since, stored } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  return (
    <Page title={title} lead="" width="prose" tabs={null}>
      <Prose>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown without raw HTML */}
        <div lang={language} dangerouslySetInnerHTML={{ __html: html }} />
        {stored && <StoredTable {...stored} />}
        {since && (
          <p>
            <em>{since}</em>
          </p>
        )}
      </Prose>
    </Page>
  );
}

/** What the site keeps in a browser, from the declarations beside what stores it. */
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
