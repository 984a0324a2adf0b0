import { MAX_BYTES } from "~/app/domain/people/photos/photos.schema";
import { addPicture, assertRoomForPicture, complaintWith, MOST_PICTURES } from "~/app/domain/safety/reports/complaints";
import { dutiesOf } from "~/app/domain/site/law/duties";
import { limit } from "~/app/domain/site/limits/limits";
import { openAction, openLoader } from "~/app/request/guards";
import { takePictures } from "~/app/request/uploads/photo-form";
import { useActionData, useLoaderData } from "~/app/router/client";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { Answer, PictureForm, Told } from "~/app/ui/safety/complaints/ComplaintStory";
import { ButtonLink, Notice, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "complaint",
  beforeEntry: true,
  texts: ["complaints"],
  title: (t) => t("complaints.title"),
});

/**
 * Shows a complaint to every visitor with its address. Only the complainant has the address, from an email or the
 * receipt.
 */
export const loader = openLoader(async ({ params, context: { site, visit } }) => {
  const { tenant } = site;
  const id = params.complaintId ?? "";
  const { sentAt, dueAt, answer, appeal, pictures, ...complaint } = await complaintWith(site, id);
  const day = (at: number) => dayInFull(at, visit.words.locale, tenant.timeZone);
  const { t } = visit.words;
  const said = (decided: typeof answer) =>
    decided && {
      facts:
        decided.outcome === "reversed"
          ? t("complaints.answer_reversed")
          : (decided.facts ?? t(`complaints.answer_${decided.outcome}`)),
      rule: decided.rule,
      automated: decided.automated,
      at: day(decided.at),
    };
  return {
    ...complaint,
    id,
    sent: day(sentAt),
    due: day(dueAt),
    pictures,
    hasRoom: pictures < MOST_PICTURES,
    maxMb: MAX_BYTES / 1024 / 1024,
    answer: said(answer),
    appeal: appeal && { words: appeal.words, due: day(appeal.dueAt), answer: said(appeal.answer) },
    underDsa: dutiesOf(tenant).eu,
  };
});

export const action = openAction((args) => {
  const { site } = args.context;
  const id = args.params.complaintId ?? "";
  return takePictures(args, {
    owner: { id },
    admit: () => complaintWith(site, id),
    assertRoom: async () => {
      await assertRoomForPicture(site, id);
      await limit(site, "complaints.pictures", id, { max: 20, windowMs: 60 * 60_000 });
    },
    add: (path) => addPicture(site, id, path),
    next: `/complaints/${id}`,
  });
});

export default function ComplaintPage() {
  const { id, number, mailed, due, answer, appeal, mayAppeal, underDsa, ...told } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>()?.problems ?? [];
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("complaints.page_title", { number })} lead="" width="prose" tabs={null}>
      <div className={css.parts}>
        {!answer && (
          <Notice tone="success" title={t("complaints.sent_title")}>
            <p>{t("complaints.sent_text", { date: due })}</p>
            <p>{t(mailed ? "complaints.mailed" : "complaints.keep")}</p>
          </Notice>
        )}
        {appeal && !appeal.answer && (
          <Notice tone="info" title={t("complaints.appealed_title")}>
            {t("complaints.appealed_text", { date: appeal.due })}
          </Notice>
        )}
        {appeal?.answer && <Answer title={t("complaints.second_answer_title")} {...appeal.answer} />}
        {answer && <Answer title={t("complaints.answer_title")} {...answer} />}
        {mayAppeal && (
          <section className={css.part}>
            <Prose>
              <h2>{t("complaints.appeal_title")}</h2>
              <p>{t("complaints.appeal_text")}</p>
            </Prose>
            <div>
              <ButtonLink href={`/complaints/${id}/appeal`} variant="secondary">
                {t("complaints.appeal_action")}
              </ButtonLink>
            </div>
          </section>
        )}
        {(!answer || (appeal && !appeal.answer)) && <PictureForm {...told} problems={problems} />}
        <Told {...told} appeal={appeal?.words ?? ""} />
        {answer && (
          <Prose>
            <h2>{t("complaints.elsewhere_title")}</h2>
            <p>{t(underDsa ? "complaints.elsewhere_eu" : "complaints.elsewhere")}</p>
          </Prose>
        )}
      </div>
    </Page>
  );
}
