import { useLoaderData } from "@remix-run/react";
import { secondFactorOf } from "~/app/domain/credentials/second-factor";
import { sells } from "~/app/domain/prices/prices";
import { memberLoader } from "~/app/request/guards";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { List, ListRow, NextIcon } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account",
  texts: ["blocks", "notifications", "searches", "settings", "terms"],
  title: (t) => t("settings.title"),
});

/** Where a member looks after the account: a row for each thing that can be done. */
export const loader = memberLoader(async (args, member) => {
  const { site } = args.context;
  return {
    email: member.email,
    seenBy: member.seenBy,
    coded: (await secondFactorOf(site, member)) !== null,
    sells: sells(site.tenant),
    charges: (site.tenant.credits?.perMessage ?? 0) > 0,
    cap: member.spendingCap,
  };
});

export default function Account() {
  const { email, seenBy, coded, sells, charges, cap } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const row = (href: string, title: string, text: string) => (
    <ListRow href={href} title={title} text={text} trailing={<NextIcon size={20} />} />
  );
  return (
    <Page title={t("settings.title")} lead={t("settings.lead")} width="prose" tabs={null}>
      <div className={css.parts}>
        <section className={css.part}>
          <h2>{t("settings.security")}</h2>
          <List>
            {row("/account/password", t("settings.password"), t("settings.password_text"))}
            {row(
              "/account/second-factor",
              t("settings.second"),
              t(coded ? "settings.second_on" : "settings.second_off"),
            )}
            {row("/account/devices", t("settings.devices"), t("settings.devices_text"))}
          </List>
        </section>
        <section className={css.part}>
          <h2>{t("settings.contact")}</h2>
          <List>
            {row("/notifications#email-change-incorrect", t("notifications.email_title"), email)}
            {row("/notifications", t("common.notifications"), t("settings.notifications_text"))}
            {row("/searches", t("searches.title"), t("searches.text"))}
          </List>
        </section>
        {(sells || charges) && (
          <section className={css.part}>
            <h2>{t("settings.money")}</h2>
            <List>
              {row("/credits", t("nav.credits"), t("settings.credits_text"))}
              {charges &&
                row(
                  "/account/spending",
                  t("settings.spending"),
                  cap === null ? t("settings.spending_off") : t("settings.spending_on", { cap }),
                )}
            </List>
          </section>
        )}
        <section className={css.part}>
          <h2>{t("settings.privacy")}</h2>
          <List>
            {row("/account/visibility", t("settings.seen_by"), t(`settings.seen_by_${seenBy}`))}
            {row("/account/privacy", t("settings.sharing"), t("settings.sharing_text"))}
            {row("/account/app", t("settings.app"), t("settings.app_text"))}
            {row("/account/blocked", t("blocks.title"), t("blocks.text"))}
          </List>
        </section>
        <section className={css.part}>
          <h2>{t("settings.data")}</h2>
          <List>
            {row("/account/agreements", t("terms.agreed"), t("terms.agreed_row"))}
            {row("/account/export", t("settings.export"), t("settings.export_text"))}
            {row("/account/delete", t("settings.delete"), t("settings.delete_text"))}
          </List>
        </section>
      </div>
    </Page>
  );
}
