import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useNavigation, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { notifyOf, setNotify } from "~/app/domain/accounts/notify";
import { submit } from "~/app/request/form";
import { requireMember } from "~/app/request/guards";
import { AddressForm } from "~/app/ui/AddressForm";
import * as css from "~/app/ui/forms.css";
import { page } from "~/app/ui/page";
import { Button, Checkbox, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "notifications", title: (t) => t("common.notifications") });

const box = z
  .string()
  .optional()
  .transform((ticked) => ticked === "on");
const fields = z.object({ pushMessages: box, pushLikes: box });

const CHOICES = [
  ["pushMessages", "notifications.push_messages"],
  ["pushLikes", "notifications.push_likes"],
] as const;

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const notify = await notifyOf(args.context.site, member);
  return { email: member.email, confirmed: member.confirmedAt !== null, notify };
}

/** What to tell the member about. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  return submit(args, fields, async (notify) => {
    await setNotify(args.context.site, member, notify);
    return redirect("/notifications?saved");
  });
}

export default function Notifications() {
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("common.notifications")} lead={t("notifications.lead")} width="prose" tabs={null}>
      <div className={css.parts}>
        <Preferences />
        <Address />
      </div>
    </Page>
  );
}

function Preferences() {
  const { notify } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [query] = useSearchParams();
  const pending = useNavigation().formAction === "/notifications";
  return (
    <Form method="post" action="/notifications" data-form="notifications" className={css.part}>
      <h2>{t("notifications.preferences_title")}</h2>
      {query.has("saved") && (
        <Notice tone="success" live>
          {t("notifications.saved")}
        </Notice>
      )}
      {CHOICES.map(([name, label]) => (
        <Checkbox key={name} name={name} defaultChecked={notify[name]} label={t(label)} />
      ))}
      <p>{t("notifications.mail_only")}</p>
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {t("common.save")}
        </Button>
      </div>
    </Form>
  );
}

/** Where the sign-up and the mails point, for an address that is wrong. */
function Address() {
  const { email, confirmed } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [query] = useSearchParams();
  return (
    <section className={css.part} id="email-change-incorrect">
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
      <h3>{t("notifications.change_title")}</h3>
      <AddressForm confirmed={confirmed} />
    </section>
  );
}
