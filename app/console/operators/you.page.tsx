import { deskLoader } from "~/app/console/frame/guards";
import { ownPictures } from "~/app/console/frame/pictures";
import { clockOf } from "~/app/console/frame/times";
import { mailLanguage, shownMail } from "~/app/console/operators/desk-mails";
import { MailTable } from "~/app/console/operators/MailTable";
import { mailsTo } from "~/app/domain/desk/desk-mail/desk-mail";
import { sessionsOf } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { operatorsOf } from "~/app/domain/desk/operators/operators";
import { passkeysOf } from "~/app/domain/desk/passkeys/passkeys";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton } from "~/themes/console/fields";
import { Badge, Facts, Head, Notice, Section, Table } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "console-you",
  title: (t) => t("console.you_title"),
  texts: ["care_desk", "console", "desk_mail"],
});

export const loader = deskLoader("self.sessions", async ({ context: { desk, visit }, who }) => {
  const clock = clockOf(await settingsOf(desk), visit.words);
  const [keys, sessions] = [await passkeysOf(desk, who.id), await sessionsOf(desk, who.id)];
  const link = (await operatorsOf(desk)).find(({ id }) => id === who.id)?.linkFrom ?? null;
  const mails = await mailsTo(desk, who.id);
  return {
    email: who.email,
    language: await mailLanguage(desk, who.id, visit.words),
    ...(await ownPictures(desk, who.id, visit.words)),
    mails: mails.map((mail) => shownMail(mail, visit.words, clock)),
    link: link === null ? null : clock(link),
    keys: keys.map(({ id, name, createdAt, usedAt }) => {
      return { id, name, created: clock(createdAt), used: usedAt === null ? null : clock(usedAt) };
    }),
    sessions: sessions.map(({ tokenHash: id, origin, createdAt, seenAt }) => {
      const times = { since: clock(createdAt), seen: clock(seenAt) };
      return { id, origin, ...times, current: id === who.session };
    }),
  };
});

export default function You() {
  const { email, link, keys, sessions, language, pictures, changePictures, mails } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <Head title={t("console.you_title")}>{email}</Head>
      {link && <Notice tone="warn">{t("console.your_link_from", { date: link })}</Notice>}
      <Section title={t("console.your_keys")}>
        <Table
          label={t("console.your_keys")}
          rows={keys}
          keyOf={({ id }) => id}
          none={t("console.no_keys")}
          columns={[
            { name: t("console.name"), of: ({ name }) => name },
            { name: t("console.created"), of: ({ created }) => created },
            { name: t("console.last_seen"), of: ({ used }) => used ?? t("console.never") },
            {
              name: t("console.action"),
              of: ({ id }) => <a href={`/actions/self.remove_key?on=${id}`}>{t("console.remove_key")}</a>,
            },
          ]}
        />
        <p>
          <LinkButton to="/actions/self.add_key">{t("console.add_key")}</LinkButton>
        </p>
      </Section>
      <Section title={t("console.your_sessions")}>
        <Table
          label={t("console.your_sessions")}
          rows={sessions}
          keyOf={({ id }) => id}
          none=""
          columns={[
            {
              name: t("console.where"),
              of: ({ origin, current }) => (
                <>
                  {origin} {current && <Badge tone="good">{t("console.this_session")}</Badge>}
                </>
              ),
            },
            { name: t("console.since"), of: ({ since }) => since },
            { name: t("console.last_seen"), of: ({ seen }) => seen },
            {
              name: t("console.action"),
              of: ({ id, current }) =>
                !current && <a href={`/actions/self.end_session?on=${id}`}>{t("console.end_session")}</a>,
            },
          ]}
        />
      </Section>
      <Section title={t("care_desk.pictures")}>
        <p className={css.quiet}>{t("care_desk.own_lead")}</p>
        <Facts facts={pictures} />
        <p className={css.text}>
          <LinkButton to={`/actions/self.pictures?${changePictures}`}>{t("care_desk.action_own")}</LinkButton>
        </p>
      </Section>
      <Section title={t("desk_mail.yours")}>
        <Facts facts={[[t("desk_mail.language"), language]]} />
        <p className={css.text}>
          <LinkButton to="/actions/self.language">{t("desk_mail.action_language")}</LinkButton>
        </p>
        <MailTable mails={mails} label={t("desk_mail.yours")} />
      </Section>
    </>
  );
}
