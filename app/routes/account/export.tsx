import { askForExport, exportOf, mayAskFrom } from "~/app/domain/account/exports/exports";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import * as account from "~/app/ui/account/account.css";
import { clockOf } from "~/app/ui/frame/clock.server";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayAndTime, dayInFull } from "~/app/ui/frame/times";
import { Button, ButtonLink, Form, Notice } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "account-export", texts: ["settings"], title: (t) => t("settings.export") });

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const made = await exportOf(site, member);
  const { locale } = visit.words;
  const from = mayAskFrom(made);
  return {
    asked: made !== null && made.readyAt === null,
    ready: made?.expiresAt
      ? {
          id: made.id,
          size: sizeInWords(made.size ?? 0, locale),
          date: dayInFull(made.expiresAt, locale, clockOf(site, member)),
        }
      : null,
    mayAsk: from <= site.now(),
    from: dayAndTime(from, locale, clockOf(site, member)),
  };
});

export const action = memberAction(async (args, member) => {
  await askForExport(args.context.site, member);
  return redirect("/account/export");
});

export default function ExportPage() {
  const { asked, ready, mayAsk, from } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("settings.export")} lead={t("settings.export_lead")} width="prose" tabs={null}>
      <div className={css.stack}>
        {asked && <Notice live>{t("settings.export_asked")}</Notice>}
        {ready && (
          <Notice tone="success">
            {t("settings.export_ready", { date: ready.date })} {t("settings.export_care")}
          </Notice>
        )}
        <div className={css.choices}>
          {ready && (
            <ButtonLink href={`/account/export/${ready.id}`} variant="primary" download="my-data.zip">
              {t("settings.export_download", { size: ready.size })}
            </ButtonLink>
          )}
          {mayAsk && (
            <Form method="post" data-form="export">
              <Button type="submit" variant={ready ? "secondary" : "primary"}>
                {t("settings.export_ask")}
              </Button>
            </Form>
          )}
        </div>
        {!mayAsk && !asked && <p className={account.quiet}>{t("settings.export_again", { date: from })}</p>}
      </div>
    </Page>
  );
}

/** Formats "3.4 MB" in the language. */
function sizeInWords(bytes: number, locale: string): string {
  const large = bytes >= 1e6;
  const format = {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / (large ? 1e6 : 1e3));
}
