import type { Fixtures } from "./fixture";
import { Badge } from "./surfaces";
import { Table, type TableProps } from "./Table";

interface Payment {
  id: string;
  day: string;
  what: string;
  amount: string;
}

const columns: TableProps<Payment>["columns"] = [
  { key: "day", label: "Day", cell: ({ day }) => day },
  { key: "what", label: "What for", cell: ({ what }) => what },
  { key: "state", label: "State", cell: () => <Badge tone="accent">Paid</Badge> },
  { key: "amount", label: "Amount", align: "end", cell: ({ amount }) => amount },
];
const payments: Payment[] = [
  { id: "1", day: "3 November", what: "100 credits", amount: "€ 24.99" },
  { id: "2", day: "18 October", what: "Freundschaftsanfragebenachrichtigungseinstellung", amount: "€ 1,249.00" },
  { id: "3", day: "2 October", what: "50 credits", amount: "€ 14.99" },
];
const shown = { caption: "Your payments", columns, keyOf: ({ id }: Payment) => id, empty: "No payments yet." };

export const fixtures: Fixtures = {
  usual: <Table {...shown} rows={payments} />,
  one: <Table {...shown} rows={payments.slice(0, 1)} />,
  empty: <Table {...shown} rows={[]} />,
};
