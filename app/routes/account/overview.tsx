import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { secondFactorOf } from "~/app/domain/accounts/second-factor";
import { requireMember } from "~/app/request/guards";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { List, ListRow, NextIcon } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account", title: (t) => t("settings.title") });

/** Where a member looks after the account: a row for each thing that can be done. */
export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  return { email: member.email, coded: (await secondFactorOf(args.context.site, member)) !== null };
}

export default function Account() {
  const { email, coded } = useLoaderData<typeof loader>();
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
          </List>
        </section>
        <section className={css.part}>
          <h2>{t("settings.data")}</h2>
          <List>
            {row("/account/export", t("settings.export"), t("settings.export_text"))}
            {row("/account/delete", t("settings.delete"), t("settings.delete_text"))}
          </List>
        </section>
      </div>
    </Page>
  );
}
