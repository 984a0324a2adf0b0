import { deskLoader } from "~/app/console/frame/guards";
import { clockOf } from "~/app/console/frame/times";
import { shownMail } from "~/app/console/operators/desk-mails";
import { MailTable } from "~/app/console/operators/MailTable";
import { failingMails } from "~/app/domain/desk/desk-mail/desk-mail";
import { operatorsOf } from "~/app/domain/desk/operators/operators";
import { allows, type Grant } from "~/app/domain/desk/permissions/permissions";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Badge, Head, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-operators",
  title: (t) => t("console.operators_title"),
  texts: ["console", "desk_mail"],
});

export const loader = deskLoader("operators.see", async ({ context: { desk, brands, visit }, who }) => {
  const names = new Map(brands.all().map(({ slug, name }) => [slug, name]));
  const { t } = visit.words;
  const clock = clockOf(await settingsOf(desk), visit.words);
  const inWords = ({ role, brand }: Grant) => {
    const where = brand === null ? t("console.all_brands") : (names.get(brand) ?? brand);
    return t("console.role_at", { role: t(`console.role_${role}`), brand: where });
  };
  const operators = (await operatorsOf(desk)).map(({ id, name, email, leftAt, grants, linkFrom }) => {
    return {
      id,
      name,
      email,
      left: leftAt === null ? null : clock(leftAt),
      roles: grants.map(inWords),
      link: linkFrom === null ? null : clock(linkFrom),
    };
  });
  const failing = allows(who.grants, "mails.manage") ? await failingMails(desk) : [];
  const mails = failing.map((mail) => ({ ...shownMail(mail, visit.words, clock), email: mail.email }));
  return { operators, mails, manages: allows(who.grants, "operators.manage") };
});

/** The actions of an owner on an operator, in the order of the links. */
const ACTIONS = ["grant", "revoke", "recover", "cancel_links", "dismiss"] as const;

export default function Operators() {
  const { operators, mails, manages } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("console.operators_title")}>
        {manages && <LinkButton to="/actions/operators.add">{t("console.actions_operator_add")}</LinkButton>}
      </Head>
      <Table
        label={t("console.operators_title")}
        rows={operators}
        keyOf={({ id }) => id}
        none={t("console.no_operators")}
        columns={[
          {
            name: t("console.name"),
            of: ({ name, email, left, link }) => (
              <>
                {name} {link && <Badge tone="warn">{t("console.link_from", { date: link })}</Badge>}{" "}
                {left && <Badge>{t("console.left", { date: left })}</Badge>}
                <br />
                <span className={css.quiet}>{email}</span>
              </>
            ),
          },
          { name: t("console.roles"), of: ({ roles }) => roles.map((role) => <div key={role}>{role}</div>) },
          {
            name: t("console.action"),
            of: ({ id, left, link }) =>
              manages &&
              left === null && (
                <ul className={css.choices}>
                  {ACTIONS.filter((action) => action !== "cancel_links" || link).map((action) => (
                    <li key={action}>
                      <a href={`/actions/operators.${action}?on=${id}`}>{t(`console.actions_operator_${action}`)}</a>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      {mails.length > 0 && (
        <Section title={t("desk_mail.failing")}>
          <MailTable label={t("desk_mail.failing")} mails={mails} retries />
        </Section>
      )}
    </>
  );
}
