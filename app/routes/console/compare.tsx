import { brandLoader } from "~/app/request/console/guards";
import { comparedMembers } from "~/app/request/console/member-page";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { Head, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({ name: "console-compare", title: (t) => t("desk.compare"), texts: ["console", "desk"] });

/** Two accounts side by side: `?one=&other=`. */
export const loader = brandLoader("people.see", (where) => {
  const query = new URL(where.request.url).searchParams;
  return comparedMembers(where, [query.get("one") ?? "", query.get("other") ?? ""]);
});

export default function Compare() {
  const { members, rows } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [one, other] = members;
  return (
    <>
      <Head title={t("desk.compare")} />
      <Table
        label={t("desk.compare")}
        rows={rows}
        keyOf={({ name }) => name}
        none=""
        columns={[
          { name: t("console.name"), of: ({ name, same }) => (same ? <strong>{name}</strong> : name) },
          { name: one.name, of: ({ values }) => values[0] },
          { name: other.name, of: ({ values }) => values[1] },
        ]}
      />
      <p>
        <a href={one.to}>{one.name}</a> · <a href={other.to}>{other.name}</a>
      </p>
    </>
  );
}
