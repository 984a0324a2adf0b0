import { restorableUntil, restoreAccount } from "~/app/domain/account/deletion/deletion";
import { openAction, visitorLoader } from "~/app/request/guards";
import { enter, ticketOf } from "~/app/request/login-step";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Submit } from "~/app/ui/frame/Submit";
import { useSite } from "~/app/ui/frame/site-data";
import { dayInFull } from "~/app/ui/frame/times";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink, Form } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "login-restore", texts: ["login"], title: (t) => t("login.restore_title") });

export const loader = visitorLoader(async (args) => {
  const { site, visit } = args.context;
  const until = await restorableUntil(site, ticketOf(args.request)).catch(() => {
    throw redirect("/login");
  });
  return { date: dayInFull(until, visit.words.locale, site.tenant.timeZone) };
});

export const action = openAction(async ({ request, context: { site, visit } }) => {
  const entered = await restoreAccount(site, ticketOf(request));
  return enter(site, { request, visit }, entered, "/home");
});

export default function RestoreAccount() {
  const { date } = useLoaderData<typeof loader>();
  const { FormFrame } = useTemplate();
  const { t } = useWords();
  return (
    <FormFrame
      title={t("login.restore_title")}
      lead={t("login.restore_lead", { date })}
      motif={<Motif niche={useSite()?.niche ?? 1} variant="hero" />}
      aside={null}
    >
      <Form method="post" data-form="restore" className={css.stack}>
        <Submit size="l" wide label={t("login.restore_action")} />
        <ButtonLink href="/" variant="quiet" wide>
          {t("login.restore_leave")}
        </ButtonLink>
      </Form>
    </FormFrame>
  );
}
