import type { ShownStanding } from "~/app/console/front/standings";
import { Badge, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** A table of queues: the number of open items, the age of the oldest item, and whether the queue meets its goal. */
export function StandingTable({ rows }: { rows: ShownStanding[] }) {
  const { t } = useWords();
  return (
    <Table
      label={t("goals.queues")}
      rows={rows}
      keyOf={({ queue }) => queue}
      none={t("goals.nothing_waits")}
      columns={[
        { name: t("goals.queue"), of: ({ to, name }) => <a href={to}>{name}</a> },
        { name: t("goals.open"), numeric: true, of: ({ open }) => open },
        { name: t("goals.oldest"), numeric: true, of: ({ oldest }) => oldest },
        { name: t("goals.goal"), numeric: true, of: ({ goal }) => goal },
        {
          name: t("goals.state"),
          of: ({ late }) =>
            late > 0 ? (
              <Badge tone="bad">{t("goals.late", { count: late })}</Badge>
            ) : (
              <Badge tone="good">{t("goals.kept")}</Badge>
            ),
        },
      ]}
    />
  );
}
