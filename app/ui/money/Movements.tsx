import type { Cause } from "~/db/tables";
import { Table } from "~/themes/primitives/Table";
import { useWords } from "~/themes/words";

interface Movement {
  id: string;
  /** The number of credits. Negative if credits were spent. */
  amount: number;
  cause: Cause;
  at: string;
}

export function Movements({ movements }: { movements: Movement[] }) {
  const { t } = useWords();
  return (
    <Table
      caption={t("pricing.history")}
      columns={[
        { key: "cause", label: t("pricing.history_what"), cell: ({ cause }) => t(`pricing.cause_${cause}`) },
        { key: "at", label: t("pricing.history_when"), cell: ({ at }) => at },
        {
          key: "amount",
          label: t("pricing.credits"),
          align: "end",
          cell: ({ amount }) => (amount > 0 ? `+${amount}` : `−${-amount}`),
        },
      ]}
      rows={movements}
      keyOf={({ id }) => id}
      empty={t("pricing.history_empty")}
    />
  );
}
