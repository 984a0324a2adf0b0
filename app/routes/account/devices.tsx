import { sessionsOf } from "~/app/domain/account/sessions/sessions";
import { memberLoader } from "~/app/request/guards";
import { tokenOf } from "~/app/request/session";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import * as account from "~/app/ui/account/account.css";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayAndTime } from "~/app/ui/frame/times";
import { Badge, Button, Form, List, ListRow, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-devices", texts: ["settings"], title: (t) => t("settings.devices") });

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const { headers } = args.request;
  const sessions = await sessionsOf(site, member, tokenOf(args.request) ?? "", headers.get("user-agent") ?? "");
  return {
    sessions: sessions.map(({ id, device, lastSeenAt, current }) => {
      return { id, device, current, when: dayAndTime(lastSeenAt, visit.words.locale, clockOf(site, member)) };
    }),
  };
});

export default function Devices() {
  const { sessions } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const [query] = useSearchParams();
  return (
    <Page title={t("settings.devices")} lead={t("settings.devices_lead")} width="prose" tabs={null}>
      <div className={css.stack}>
        {query.has("ended") && (
          <Notice tone="success" live>
            {t("settings.devices_ended")}
          </Notice>
        )}
        <List label={t("settings.devices")}>
          {sessions.map((session) => (
            <Device key={session.id} {...session} />
          ))}
        </List>
        {sessions.length > 1 && (
          <Form method="post" action="/account/devices/end-others">
            <Button type="submit" variant="secondary">
              {t("settings.devices_end_all")}
            </Button>
          </Form>
        )}
        <p className={account.quiet}>{t("settings.devices_privacy")}</p>
      </div>
    </Page>
  );
}

type Session = Awaited<ReturnType<typeof loader>>["sessions"][number];

function Device({ id, device, when, current }: Session) {
  const { t } = useWords();
  const name = device ?? t("settings.device_unknown");
  return (
    <ListRow
      title={name}
      text={t("settings.device_seen", { when })}
      trailing={
        current ? (
          <Badge tone="accent">{t("settings.device_this")}</Badge>
        ) : (
          <Form method="post" action={`/account/devices/${id}/end`}>
            <Button type="submit" variant="quiet" size="s" about={name}>
              {t("settings.device_end")}
            </Button>
          </Form>
        )
      }
    />
  );
}
