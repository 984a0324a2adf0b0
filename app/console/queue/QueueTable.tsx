import type { ShownCase } from "~/app/console/queue/shown-queue";
import * as css from "~/themes/console/console.css";
import { Badge, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

/** Open cases, the heaviest first. */
export function QueueTable({ rows }: { rows: ShownCase[] }) {
  const { t } = useWords();
  return (
    <Table
      label={t("queue.title")}
      rows={rows}
      keyOf={({ id, to }) => `${id} ${to}`}
      none={t("queue.none")}
      columns={[
        { name: t("queue.score"), numeric: true, of: ({ score }) => score },
        {
          name: t("queue.case"),
          of: ({ to, kind, name, brand, holder }) => (
            <>
              <a href={to}>{name ? t("queue.kind_of", { kind, name }) : kind}</a>
              <br />
              <span className={css.quiet}>{brand}</span> {holder && <Badge tone="warn">{holder}</Badge>}
            </>
          ),
        },
        { name: t("queue.signals"), of: ({ signals }) => signals.join(", ") },
        { name: t("queue.waiting"), of: ({ age }) => age },
        {
          name: t("queue.due"),
          of: ({ due }) => due && (due.isOver ? <Badge tone="bad">{due.text}</Badge> : due.text),
        },
      ]}
    />
  );
}
