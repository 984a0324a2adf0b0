import { Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

interface Signal {
  key: string;
  name: string;
  /** How the cases that the signal missed are known. */
  rest: string;
  spoke: number;
  right: number;
  wrong: number;
  missed: string;
  accuracy: string;
  precision: string;
  recall: string;
}

/** A table of risk signals: how often each signal agreed with the decisions of operators. */
export function SignalTable({ signals }: { signals: Signal[] }) {
  const { t } = useWords();
  return (
    <Table
      label={t("quality.signals")}
      rows={signals}
      keyOf={({ key }) => key}
      none={t("quality.no_signals")}
      columns={[
        { name: t("quality.signals"), of: ({ name }) => name },
        { name: t("quality.spoke"), numeric: true, of: ({ spoke }) => spoke },
        { name: t("quality.right"), numeric: true, of: ({ right }) => right },
        { name: t("quality.wrong"), numeric: true, of: ({ wrong }) => wrong },
        { name: t("quality.missed"), numeric: true, of: ({ missed }) => missed },
        { name: t("quality.accuracy"), numeric: true, of: ({ accuracy }) => accuracy },
        { name: t("quality.precision"), numeric: true, of: ({ precision }) => precision },
        { name: t("quality.recall"), numeric: true, of: ({ recall }) => recall },
        { name: t("quality.rest"), of: ({ rest }) => rest },
      ]}
    />
  );
}
