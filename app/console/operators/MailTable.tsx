import type { ShownMail } from "~/app/console/operators/desk-mails";
import { Badge, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

interface Props {
  label: string;
  mails: (ShownMail & { email?: string })[];
  /** Whether failed emails can be sent again here. */
  retries?: boolean;
}

/** The desk's emails and their delivery. */
export function MailTable({ label, mails, retries = false }: Props) {
  const { t } = useWords();
  const forWhom = { name: t("console.email"), of: ({ email }: Props["mails"][number]) => email };
  const why = { name: t("desk_mail.why"), of: ({ problem }: ShownMail) => problem };
  const again = {
    name: t("console.action"),
    of: ({ id, hasFailed }: ShownMail) =>
      hasFailed && <a href={`/actions/mails.retry?on=${id}`}>{t("desk_mail.again")}</a>,
  };
  return (
    <Table
      label={label}
      rows={mails}
      keyOf={({ id }) => id}
      none={t("desk_mail.none")}
      columns={[
        { name: t("console.created"), of: ({ when }) => when },
        { name: t("desk_mail.mail"), of: ({ subject }) => subject },
        ...(retries ? [forWhom] : []),
        { name: t("desk_mail.state"), of: ({ state, tone }) => <Badge tone={tone}>{state}</Badge> },
        ...(mails.some(({ problem }) => problem) ? [why] : []),
        ...(retries ? [again] : []),
      ]}
    />
  );
}
