import { shownActions } from "~/app/console/audit/audit-page";
import { casePath } from "~/app/console/cases/case-target";
import { deskLoader, siteOf, sitesOf } from "~/app/console/frame/guards";
import { memberLinks } from "~/app/console/members/member-links";
import { allows, type Permission } from "~/app/domain/desk/permissions/permissions";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import { findAuditEntries } from "~/app/domain/site/audit/audit";
import { findControlEntries } from "~/app/domain/site/audit/control";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { ChoiceField, LinkButton, Submit } from "~/themes/console/fields";
import { Head, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({ name: "console-audit", title: (t) => t("desk.audit"), texts: ["console", "desk"] });

/** The audit of one brand, or of the installation if no brand is chosen and the operator may see it. */
export const loader = deskLoader("audit.read", async (where) => {
  const { desk, visit } = where.context;
  const query = new URL(where.request.url).searchParams;
  const all = sitesOf(where, "audit.read");
  const whole = allows(where.who.grants, "audit.read");
  const brand = query.get("brand") || (whole ? "" : (all[0]?.tenant.slug ?? ""));
  const asked = { after: query.get("after") ?? undefined, limit: 100 };
  const { rows, next } = await (brand === "" && whole
    ? findControlEntries(desk, asked)
    : findAuditEntries(siteOf(where, "audit.read", brand), asked));
  const brands = all.map(({ tenant: { slug, name } }) => ({ value: slug, label: name }));
  const site = brand === "" ? undefined : siteOf(where, "audit.read", brand);
  const { timeZone } = site?.tenant ?? (await settingsOf(desk));
  const may = (permission: Permission) => allows(where.who.grants, permission, brand);
  const members = rows.flatMap(({ kind, targetId }) => (kind === "member" ? targetId : []));
  const fileOf = site && may("people.see") ? await memberLinks(site, members) : () => null;
  const pathOf = (kind: string, id: string) => {
    if (kind === "member") return fileOf(id);
    return site && kind === "case" && may("cases.see") ? casePath(brand, id) : null;
  };
  return {
    brand,
    brands: whole ? [{ value: "", label: visit.words.t("desk.audit_of_desk") }, ...brands] : brands,
    actions: await shownActions(rows, { desk, words: visit.words, timeZone, pathOf }),
    more: next && `/audit?${new URLSearchParams({ brand, after: next })}`,
  };
});

export default function Audit() {
  const { brand, brands, actions, more } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("desk.audit")} />
      <form className={css.row} action="/audit">
        <ChoiceField name="brand" label={t("console.brand")} value={brand} options={brands} />
        <Submit>{t("desk.find")}</Submit>
      </form>
      <Table
        label={t("desk.audit")}
        rows={actions}
        keyOf={({ seq }) => `${seq}`}
        none={t("desk.audit_none")}
        columns={[
          { name: t("desk.number"), numeric: true, of: ({ seq }) => seq },
          { name: t("desk.when"), of: ({ when }) => when },
          {
            name: t("desk.who"),
            of: ({ who, origin }) => (
              <>
                {who}
                <br />
                <span className={css.quiet}>{origin}</span>
              </>
            ),
          },
          {
            name: t("desk.what"),
            of: ({ title, action }) => (
              <>
                {title}
                <br />
                <span className={css.word}>{action}</span>
              </>
            ),
          },
          {
            name: t("desk.on_what"),
            of: ({ on, to }) =>
              to ? (
                <a className={css.code} href={to}>
                  {on}
                </a>
              ) : (
                <span className={css.code}>{on}</span>
              ),
          },
          {
            name: t("desk.change"),
            of: ({ change, isCoded }) => (isCoded ? <span className={css.code}>{change}</span> : change),
          },
          { name: t("console.reason"), of: ({ reason }) => reason },
        ]}
      />
      {more && (
        <p>
          <LinkButton to={more}>{t("desk.more")}</LinkButton>
        </p>
      )}
    </>
  );
}
