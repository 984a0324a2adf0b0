import type { ReactNode } from "react";
import { secondFactorOf } from "~/app/domain/account/credentials/second-factor";
import { sells } from "~/app/domain/money/prices/prices";
import { wasToldLately } from "~/app/domain/safety/fraud/fraud";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import * as css from "~/app/ui/account/account.css";
import { FraudHint } from "~/app/ui/account/FraudHint";
import { page } from "~/app/ui/frame/page";
import * as icons from "~/themes/primitives";
import { Card, List, ListRow, NextIcon } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account",
  texts: ["blocks", "decisions", "notifications", "reports", "searches", "settings", "terms"],
  title: (t) => t("settings.title"),
});

export const loader = memberLoader(async (args, member) => {
  const { site } = args.context;
  return {
    email: member.email,
    seenBy: member.seenBy,
    coded: (await secondFactorOf(site, member)) !== null,
    sells: sells(site.tenant),
    charges: (site.tenant.credits?.perMessage ?? 0) > 0,
    cap: member.spendingCap,
    toldOfFraud: await wasToldLately(site, member),
  };
});

export default function Account() {
  const { email, seenBy, coded, sells, charges, cap, toldOfFraud } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const limit = cap === null ? t("settings.spending_off") : t("settings.spending_on", { cap });
  return (
    <Page title={t("settings.title")} lead={t("settings.lead")} width="wide" tabs={null}>
      {toldOfFraud && <FraudHint />}
      <div className={css.groups}>
        <Group title={t("settings.security")}>
          <Row icon="Lock" href="/account/password" title={t("settings.password")} text={t("settings.password_text")} />
          <Row
            icon="Safety"
            href="/account/second-factor"
            title={t("settings.second")}
            text={t(coded ? "settings.second_on" : "settings.second_off")}
          />
          <Row icon="LogIn" href="/account/devices" title={t("settings.devices")} text={t("settings.devices_text")} />
        </Group>
        <Group title={t("settings.contact")}>
          <Row
            icon="Mail"
            href="/notifications#email-change-incorrect"
            title={t("notifications.email_title")}
            text={email}
          />
          <Row
            icon="Bell"
            href="/notifications"
            title={t("common.notifications")}
            text={t("settings.notifications_text")}
          />
          <Row icon="Search" href="/searches" title={t("searches.title")} text={t("searches.text")} />
        </Group>
        {(sells || charges) && (
          <Group title={t("settings.money")}>
            <Row icon="Credits" href="/credits" title={t("nav.credits")} text={t("settings.credits_text")} />
            {charges && <Row icon="Settings" href="/account/spending" title={t("settings.spending")} text={limit} />}
          </Group>
        )}
        <Group title={t("settings.privacy")}>
          <Row
            icon="Eye"
            href="/account/visibility"
            title={t("settings.seen_by")}
            text={t(`settings.seen_by_${seenBy}`)}
          />
          <Row icon="Globe" href="/account/privacy" title={t("settings.sharing")} text={t("settings.sharing_text")} />
          <Row icon="Home" href="/account/app" title={t("settings.app")} text={t("settings.app_text")} />
          <Row icon="Block" href="/account/blocked" title={t("blocks.title")} text={t("blocks.text")} />
        </Group>
        <Group title={t("settings.data")}>
          <Row icon="Check" href="/account/agreements" title={t("terms.agreed")} text={t("terms.agreed_row")} />
          <Row icon="Info" href="/account/decisions" title={t("decisions.title")} text={t("decisions.row")} />
          <Row icon="Safety" href="/account/reports" title={t("reports.own_title")} text={t("reports.own_row")} />
          <Row icon="Down" href="/account/export" title={t("settings.export")} text={t("settings.export_text")} />
          <Row icon="Delete" href="/account/delete" title={t("settings.delete")} text={t("settings.delete_text")} />
        </Group>
      </div>
    </Page>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={css.group}>
      <h2>{title}</h2>
      <List>{children}</List>
    </Card>
  );
}

const ICONS = {
  Bell: icons.BellIcon,
  Block: icons.BlockIcon,
  Check: icons.CheckIcon,
  Credits: icons.CreditsIcon,
  Delete: icons.DeleteIcon,
  Down: icons.DownIcon,
  Eye: icons.EyeIcon,
  Globe: icons.GlobeIcon,
  Home: icons.HomeIcon,
  Info: icons.InfoIcon,
  Lock: icons.LockIcon,
  LogIn: icons.LogInIcon,
  Mail: icons.MailIcon,
  Safety: icons.SafetyIcon,
  Search: icons.SearchIcon,
  Settings: icons.SettingsIcon,
};

function Row({ icon, href, title, text }: { icon: keyof typeof ICONS; href: string; title: string; text: string }) {
  const Icon = ICONS[icon];
  return (
    <ListRow
      href={href}
      leading={
        <span className={css.mark}>
          <Icon size={22} />
        </span>
      }
      title={title}
      text={text}
      trailing={<NextIcon size={20} />}
    />
  );
}
