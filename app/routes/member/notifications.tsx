import { z } from "zod";
import { notifyOf, setNotify } from "~/app/domain/account/accounts/notify";
import { checkbox } from "~/app/domain/checkbox";
import { submit } from "~/app/request/form";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { AddressForm } from "~/app/ui/account/AddressForm";
import * as account from "~/app/ui/account/account.css";
import { SettingsForm } from "~/app/ui/account/SettingsForm";
import { page } from "~/app/ui/frame/page";
import { PushHere } from "~/app/ui/reach/push/PushHere";
import type { MailPace } from "~/db/tables";
import { Button, Card, Checkbox, Field, Form, Notice, Select } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "notifications",
  texts: ["account", "notifications", "signup"],
  title: (t) => t("common.notifications"),
});

const MAIL_PACES = ["daily", "mornings", "weekly", "never"] as const satisfies MailPace[];

const fields = z.object({
  ...{ pushMessages: checkbox, pushLikes: checkbox, pushVisits: checkbox, pushNames: checkbox, pushQuiet: checkbox },
  mails: z.enum(MAIL_PACES, "error.invalid_choice"),
});

const CHOICES = [
  ["pushMessages", "notifications.push_messages"],
  ["pushLikes", "notifications.push_likes"],
  ["pushVisits", "notifications.push_visits"],
  ["pushNames", "notifications.push_names"],
  ["pushQuiet", "notifications.push_quiet"],
] as const;

export const loader = memberLoader(async (args, member) => {
  const notify = await notifyOf(args.context.site, member);
  return { email: member.email, confirmed: member.confirmedAt !== null, notify };
});

export const action = memberAction(async (args, member) => {
  return submit(args, fields, async (notify) => {
    await setNotify(args.context.site, member, notify);
    return redirect("/notifications?saved");
  });
});

export default function Notifications() {
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("common.notifications")} lead={t("notifications.lead")} width="wide" tabs={null}>
      <div className={account.groups}>
        <Preferences />
        <Address />
      </div>
    </Page>
  );
}

function Preferences() {
  const { notify } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const paces = MAIL_PACES.map((pace) => ({ value: pace, label: t(`notifications.mails_${pace}`) }));
  return (
    <Card as="section" className={account.group}>
      <h2>{t("notifications.preferences_title")}</h2>{" "}
      <SettingsForm name="notifications" action="/notifications" saved={t("notifications.saved")}>
        <PushHere />
        <div className={account.choices}>
          {CHOICES.map(([name, label]) => (
            <Checkbox key={name} name={name} defaultChecked={notify[name]} label={t(label)} />
          ))}
        </div>
        <Field label={t("notifications.mails")} hint={t("notifications.mails_account")}>
          {(ids) => <Select {...ids} name="mails" defaultValue={notify.mails} options={paces} />}
        </Field>
      </SettingsForm>
    </Card>
  );
}

/** The form for the email address. Links in the sign-up and in emails about an invalid address lead here. */
function Address() {
  const { email, confirmed } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [query] = useSearchParams();
  return (
    <Card as="section" className={account.group} id="email-change-incorrect">
      <h2>{t("notifications.email_title")}</h2>
      {query.has("resent") && (
        <Notice tone="success" live>
          {t("notifications.resent", { email })}
        </Notice>
      )}
      {query.has("asked") && (
        <Notice tone="success" live>
          {t("notifications.change_sent")}
        </Notice>
      )}
      <p>{t(confirmed ? "notifications.email_confirmed" : "notifications.email_unconfirmed", { email })}</p>
      {!confirmed && (
        <Form method="post" action="/notifications/resend">
          <Button type="submit" variant="primary">
            {t("account.resend")}
          </Button>
        </Form>
      )}
      <h3 className={account.within}>{t("notifications.change_title")}</h3>
      <AddressForm confirmed={confirmed} />
    </Card>
  );
}
