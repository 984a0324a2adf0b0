import type { ReactNode } from "react";
import { brandLoader } from "~/app/console/frame/guards";
import { softeningFor } from "~/app/console/frame/pictures";
import { comparedMembers } from "~/app/console/members/compared";
import { MemberPhotos } from "~/app/console/members/MemberPhotos";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { Badge, Head, Table } from "~/themes/console/parts";
import { Softened } from "~/themes/console/pictures";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-compare",
  title: (t) => t("desk.compare"),
  texts: ["console", "desk", "queue", "work"],
});

/** Compares two accounts: `?one=&other=`. */
export const loader = brandLoader("people.see", async (where) => {
  const query = new URL(where.request.url).searchParams;
  const compared = await comparedMembers(where, [query.get("one") ?? "", query.get("other") ?? ""]);
  return { ...compared, softening: await softeningFor(where.context.desk, where.who.id) };
});

export default function Compare() {
  const { members, why, rows, softening } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [one, other] = members;
  const shots = ({ to, photos }: (typeof members)[number]): ReactNode => (
    <MemberPhotos key={to} photos={photos} isBlurred={softening.blur !== "none"} />
  );
  return (
    <Softened softening={softening}>
      <Head title={t("desk.compare")} />
      <p>{why}</p>
      <Table
        label={t("desk.compare")}
        rows={[{ name: t("queue.photos"), values: members.map(shots), same: false }, ...rows]}
        keyOf={({ name }) => name}
        none=""
        columns={[
          { name: t("console.name"), of: ({ name, same }) => (same ? <Same name={name} /> : name) },
          { name: one.name, of: ({ values }) => values[0] },
          { name: other.name, of: ({ values }) => values[1] },
        ]}
      />
      <p>
        <a href={one.to}>{one.name}</a> · <a href={other.to}>{other.name}</a>
      </p>
    </Softened>
  );
}

/** Marks a value that both accounts have. */
function Same({ name }: { name: string }) {
  const { t } = useWords();
  return (
    <>
      {name} <Badge>{t("desk.same")}</Badge>
    </>
  );
}
