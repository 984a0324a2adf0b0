import { onEach } from "~/app/console/frame/each-site";
import { deskLoader, siteOf, sitesOf } from "~/app/console/frame/guards";
import { dateOf } from "~/app/console/frame/times";
import { memberPath } from "~/app/console/members/member-links";
import { findMembers } from "~/app/domain/people/lookup/lookup";
import { countryName } from "~/app/domain/site/places/places";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { ChoiceField, LinkButton, Submit, TextField } from "~/themes/console/fields";
import { Head, Notice, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-people",
  title: (t) => t("desk.people"),
  texts: ["console", "desk", "queue"],
});

/** The number of members of each brand in a search over all. */
const OF_EACH = 10;

export const loader = deskLoader("people.find", async (where) => {
  const query = new URL(where.request.url).searchParams;
  const [words, brand, after] = ["q", "brand", "after"].map((name) => query.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  const all = sitesOf(where, "people.find");
  const sites = brand === "" ? all : [siteOf(where, "people.find", brand)];
  const { words: own } = where.context.visit;
  const placeOf = (at: { city: string | null; country: string | null }) =>
    [at.city, at.country && countryName(at.country, own.language)].filter(Boolean).join(", ");
  const asked = brand === "" ? { limit: OF_EACH } : { after: after || undefined };
  const found = words.trim() === "" ? [] : await onEach(sites, (site) => findMembers(site, words, asked));
  const hits = found.flatMap(({ site, value }) => {
    const { slug, name: brandName } = site.tenant;
    const date = dateOf(site.tenant, own);
    return (value?.rows ?? []).map(({ id, name, email, age, city, country, state, signedUpAt, foundBy }) => ({
      to: memberPath(slug, id),
      brand: brandName,
      ...{ id, name, email, age, place: placeOf({ city, country }) },
      state: own.t(`desk.state_${state}`),
      joined: date(signedUpAt),
      foundBy: own.t(`desk.by_${foundBy}`),
    }));
  });
  const next = brand === "" ? null : (found[0]?.value?.next ?? null);
  return {
    ...{ words, brand, hits },
    asked: words.trim() !== "",
    unread: found.flatMap(({ site, value }) => (value ? [] : site.tenant.name)),
    brands: all.map(({ tenant: { slug, name } }) => ({ value: slug, label: name })),
    more: next && `/people?${new URLSearchParams({ q: words, brand, after: next })}`,
  };
});

export default function People() {
  const { words, brand, hits, asked, unread, brands, more } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("desk.people")} />
      <search>
        <form className={css.row} action="/people">
          <div className={css.wide}>
            <TextField name="q" type="search" label={t("desk.find_label")} value={words} shortcut="/" />
          </div>
          <ChoiceField
            name="brand"
            label={t("console.brand")}
            value={brand}
            options={[{ value: "", label: t("console.all_brands") }, ...brands]}
          />
          <Submit tone="main">{t("desk.find")}</Submit>
        </form>
      </search>
      {unread.length > 0 && <Notice tone="warn">{t("queue.unread", { brands: unread.join(", ") })}</Notice>}
      {asked ? (
        <Table
          label={t("desk.people")}
          rows={hits}
          keyOf={({ to }) => to}
          none={t("desk.nobody")}
          columns={[
            {
              name: t("desk.member"),
              of: ({ to, name, email }) => (
                <>
                  <a href={to}>{name}</a>
                  <br />
                  <span className={css.quiet}>{email}</span>
                </>
              ),
            },
            { name: t("console.brand"), of: (hit) => hit.brand },
            { name: t("desk.age"), numeric: true, of: ({ age }) => age },
            { name: t("desk.place"), of: ({ place }) => place },
            { name: t("desk.state"), of: ({ state }) => state },
            { name: t("desk.joined"), of: ({ joined }) => joined },
            { name: t("desk.found_by"), of: ({ foundBy }) => foundBy },
          ]}
        />
      ) : (
        <p className={css.quiet}>{t("desk.find_hint")}</p>
      )}
      {more && (
        <p>
          <LinkButton to={more}>{t("desk.more")}</LinkButton>
        </p>
      )}
    </>
  );
}
