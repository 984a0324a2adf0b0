import { deskLoader, sitesOf } from "~/app/console/frame/guards";
import { ageInWords } from "~/app/console/frame/times";
import { StandingTable } from "~/app/console/front/StandingTable";
import { oldestIn, openCasesIn, openIn, readStandings, shownStanding } from "~/app/console/front/standings";
import { allows, type Permission } from "~/app/domain/desk/permissions/permissions";
import type { Scope } from "~/app/domain/safety/queues/queues";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { Badge, type Column, Head, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console",
  title: (t) => t("console.nav_brands"),
  texts: ["console", "desk", "goals", "law", "queue"],
});

/**
 * Lists the operator's brands. Shows the open work of each brand and of all brands, as far as the operator may see it.
 */
export const loader = deskLoader("brands.see", async (where) => {
  const { desk, visit } = where.context;
  const now = desk.now();
  const { brands, all } = await readStandings(where, sitesOf(where, "brands.see"));
  return {
    brands: brands.map(({ site: { tenant }, standing, scope }) => {
      const { slug, name, origin } = tenant;
      const oldest = standing && oldestIn(standing);
      const may = (permission: Permission) => allows(where.who.grants, permission, slug);
      return {
        ...{ slug, name, origin },
        cases: standing && scope.cases ? openCasesIn(standing).open : null,
        photos: standing && scope.photos ? openIn(standing, "photos") : null,
        payments: standing && scope.payments ? openIn(standing, "payments") : null,
        age: !sees(scope) ? null : oldest === undefined ? "" : ageInWords(Math.max(0, now - oldest), visit.words),
        late: sees(scope) ? (standing?.reduce((sum, { late }) => sum + late, 0) ?? 0) : null,
        isRead: standing !== undefined,
        law: may("law.see") ? `/brands/${slug}/law` : null,
        report: may("figures.see") ? `/brands/${slug}/transparency` : null,
      };
    }),
    all: shownStanding(all, visit.words, { brand: "", now }),
    waits: brands.some(({ scope }) => sees(scope)),
  };
});

function sees({ cases, service, photos, payments }: Scope): boolean {
  return cases || service || photos || payments;
}

export default function Front() {
  const { brands, all, waits } = useLoaderData<typeof loader>();
  const { t } = useWords();
  type Shown = (typeof brands)[number];
  /** Returns a column. Undefined if the column is empty for every brand. */
  const where = (name: keyof Shown, column: Column<Shown>) =>
    brands.some((each) => each[name] !== null) ? [column] : [];
  return (
    <>
      <Head title={t("console.nav_brands")} />
      <Table
        label={t("console.nav_brands")}
        rows={brands}
        keyOf={({ slug }) => slug}
        none={t("console.no_brands")}
        columns={[
          { name: t("console.brand"), of: ({ name, origin }) => <a href={origin}>{name}</a> },
          { name: t("console.host"), of: ({ origin }) => new URL(origin).host },
          ...where("cases", {
            name: t("queue.title"),
            numeric: true,
            of: ({ slug, cases }) => waiting(`/queue?brand=${slug}`, cases),
          }),
          ...where("photos", {
            name: t("queue.photos"),
            numeric: true,
            of: ({ slug, photos }) => waiting(`/photos?brand=${slug}`, photos),
          }),
          ...where("payments", {
            name: t("desk.payments"),
            numeric: true,
            of: ({ slug, payments }) => waiting(`/payments?brand=${slug}`, payments),
          }),
          ...where("age", { name: t("goals.oldest"), numeric: true, of: ({ age }) => age }),
          ...where("late", { name: t("goals.state"), of: (brand) => <StateOfGoals {...brand} /> }),
          ...where("law", { name: t("law.title"), of: ({ law }) => law && <a href={law}>{t("law.matters")}</a> }),
          ...where("report", {
            name: t("law.transparency"),
            of: ({ report }) => report && <a href={report}>{t("law.show")}</a>,
          }),
        ]}
      />
      {waits && (
        <Section title={t("goals.altogether")}>
          <StandingTable rows={all} />
        </Section>
      )}
    </>
  );
}

function StateOfGoals({ late, isRead }: { late: number | null; isRead: boolean }) {
  const { t } = useWords();
  return (
    <>
      {!!late && <Badge tone="bad">{t("goals.late", { count: late })}</Badge>}
      {!isRead && <Badge tone="warn">{t("goals.unread")}</Badge>}
    </>
  );
}

function waiting(to: string, count: number | null) {
  return count ? <a href={to}>{count}</a> : count;
}
