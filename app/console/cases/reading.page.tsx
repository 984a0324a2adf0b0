import { shownReading, takeStep } from "~/app/console/cases/reading";
import { brandAction, brandLoader } from "~/app/console/frame/guards";
import { softeningFor } from "~/app/console/frame/pictures";
import { useActionData, useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import * as css from "~/themes/console/console.css";
import { LinkButton, Submit } from "~/themes/console/fields";
import { Badge, Facts, Head, Notice, Section } from "~/themes/console/parts";
import { Softened, Talk } from "~/themes/console/pictures";
import { useWords } from "~/themes/words";

export const handle = page<{ title: string }>({
  name: "console-reading",
  title: (t, data) => data?.title ?? t("chat_look.messages"),
  // "chats" has a text named like the permission.
  texts: ["chat_look", "chats", "console", "queue"],
});

export const loader = brandLoader("chats.read", async (args) => ({
  ...(await shownReading(args)),
  softening: await softeningFor(args.context.desk, args.who.id),
}));

/** Responds with the messages of one step. The messages exist only in this answer: a reloaded page shows none. */
export const action = brandAction("chats.read", takeStep);

export default function Reading() {
  const { title, back, isCase, isOver, until, reason, left, steps, softening } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const { t } = useWords();
  const mayRead = !isOver && left > 0;
  return (
    <Softened softening={softening}>
      <Head title={title}>{isOver && <Badge tone="warn">{t("chat_look.is_over")}</Badge>}</Head>
      <p className={css.quiet}>{t("chat_look.lead")}</p>
      {shown?.problem && (
        <Notice tone="bad" isNews>
          {shown.problem}
        </Notice>
      )}
      <Facts
        facts={[
          [t("console.reason"), reason],
          [t("chat_look.until"), until],
          [t("chat_look.left"), left],
        ]}
      />
      <form className={css.row} method="post">
        <input type="hidden" name="number" value={steps} />
        {mayRead && (
          <>
            <Submit name="part" value="before" tone="main" shortcut="b">
              {t("chat_look.before")}
            </Submit>
            <Submit name="part" value="after" tone="main" shortcut="a">
              {t("chat_look.after")}
            </Submit>
            {steps > 0 && (
              <Submit name="part" value="again" shortcut="w">
                {t("chat_look.again")}
              </Submit>
            )}
          </>
        )}
        <LinkButton to={back}>{t(isCase ? "chat_look.to_case" : "chat_look.to_law")}</LinkButton>
      </form>
      <Section title={t("chat_look.messages")}>
        {!shown && <p className={css.quiet}>{t("chat_look.nothing_yet")}</p>}
        {shown && !shown.problem && shown.messages.length === 0 && (
          <Notice isNews>{t(`chat_look.none_${shown.part}`)}</Notice>
        )}
        {shown && shown.messages.length > 0 && (
          <Talk
            label={t("chat_look.messages")}
            lines={shown.messages.map(({ id, who, isSubjects, when, text, takenBack, photo }) => ({
              key: id,
              from: who,
              when,
              text: takenBack ? `[${t("chat_look.taken_back")}]` : text,
              isMarked: isSubjects,
              ...(photo && { picture: { src: photo, label: t("chat_look.photo"), hint: t("queue.blurred") } }),
            }))}
          />
        )}
      </Section>
    </Softened>
  );
}
