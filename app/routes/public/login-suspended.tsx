import { accountOfTicket } from "~/app/domain/account/credentials/credentials";
import { redressInWords, standingOf, statementInWords } from "~/app/domain/safety/restrictions/restrictions";
import { sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import { visitorLoader } from "~/app/request/guards";
import { ticketOf } from "~/app/request/login-step";
import { ownBanPath } from "~/app/request/own-ban";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { ButtonLink, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "login-suspended",
  texts: ["suspensions"],
  title: (t) => t("suspensions.title"),
});

export const loader = visitorLoader(async ({ request, context: { site, visit } }) => {
  const account = await accountOfTicket(site, "suspended", ticketOf(request)).catch(() => null);
  const suspension = account && (await site.db.read((conn) => sanctionOf(conn, "suspension", account)));
  if (!suspension) throw redirect("/login");
  const { until, fraud: _, ...stated } = suspension;
  const day = until === null ? null : dayInFull(until, visit.words.locale, site.tenant.timeZone);
  const restrictions = await site.db.read((conn) => standingOf(site, conn, account.id));
  const closing = restrictions.find(({ item }) => item === "account");
  return {
    ...{ ...stated, until: day },
    rules: ownBanPath(site, account.id),
    statement: closing ? statementInWords(closing, visit.words) : null,
    redress: redressInWords(site, visit.words),
  };
});

export default function SuspendedAccount() {
  const { until, rule, facts, automated, statement, redress, appealPath, rules } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const period = until === null ? t("suspensions.for_good") : t("suspensions.until", { date: until });
  return (
    <Page title={t("suspensions.title")} lead={t("suspensions.lead", { period })} width="prose" tabs={null}>
      <div className={css.stack}>
        <Prose>
          <h2>{t("suspensions.facts")}</h2>
          <p>{facts}</p>
          <h2>{t("suspensions.rule")}</h2>
          <p>{rule}</p>
          <p>
            <a href={rules}>{t("suspensions.rules")}</a>
          </p>
          <h2>{t("suspensions.decided")}</h2>
          <p>{t(automated ? "suspensions.by_machine" : "suspensions.by_person")}</p>
          {statement && <p>{statement}</p>}
          <h2>{t("suspensions.appeal_title")}</h2>
          <p>{t("suspensions.appeal_text", { redress })}</p>
        </Prose>
        <div>
          <ButtonLink href={appealPath} variant="primary">
            {t("suspensions.appeal")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
