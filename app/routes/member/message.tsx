import { mayWrite } from "~/app/domain/account/accounts/activation";
import { messageIn, openConversation } from "~/app/domain/talk/chats/chats";
import { chatNotFound } from "~/app/domain/talk/chats/chats.errors";
import { mayTakeBack, messagePhotoUrl, REACTIONS } from "~/app/domain/talk/chats/message-actions";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { clockOf } from "~/app/ui/frame/clock.server";
import { page } from "~/app/ui/frame/page";
import { dayAndTime } from "~/app/ui/frame/times";
import { PhotoBox } from "~/app/ui/talk/MessagePhoto";
import { wordsOf } from "~/app/ui/talk/preview";
import { Button, ButtonLink, Card, Form, ReactionIcon, shortName } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";
import * as css from "./message.css";

export const handle = page({
  name: "chats-chatId-message",
  texts: ["chats", "profile"],
  title: (t) => t("chats.message"),
});

export const loader = memberLoader(async ({ params, context: { site, visit } }, member) => {
  const { id, other, available, request } = await openConversation(site, member, params.chatId ?? "");
  const message = await messageIn(site, member, params.messageId ?? "");
  if (message.conversation !== id) throw chatNotFound();
  const mine = message.from === member.id;
  return {
    conversation: id,
    id: message.id,
    name: other.name,
    mine,
    text: message.photo ? message.text : wordsOf(message, mine, visit.words),
    photo: message.photo && {
      src: messagePhotoUrl(message, message.photo.blurred ? "b" : "m"),
      blurred: message.photo.blurred,
    },
    at: dayAndTime(message.sentAt, visit.words.locale, clockOf(site, member)),
    open: available && !request && mayWrite(site, member) && (message.text !== "" || message.photo !== null),
    chosen: message.reactions.find(({ from }) => from === member.id)?.kind,
    mayTakeBack: mayTakeBack({ ...message, mine }, site.now()),
  };
});

/** A message and its actions, for browsers without scripts. */
export default function MessagePage() {
  const { conversation, id, name, mine, text, photo, at, open, chosen, ...may } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  const alt = mine
    ? t("chats.photo_mine")
    : t(photo?.blurred ? "chats.photo_blurred" : "chats.photo_of", { name: shortName(name) });
  const here = `/chats/${conversation}/messages/${id}`;
  return (
    <Page title={t("chats.message")} lead={t("chats.with", { name: shortName(name) })} width="prose" tabs={null}>
      <div className={css.page}>
        <Card>
          <p className={css.from}>
            {mine ? t("chats.find_you") : name} · {at}
          </p>
          {photo && <PhotoBox src={photo.src} alt={alt} blurred={photo.blurred} text={text} />}
          {text && <p className={css.text}>{text}</p>}
        </Card>
        {open && (
          <>
            <Form method="post" action={`${here}/react`} className={css.row}>
              {REACTIONS.map((reaction) => (
                <Button
                  key={reaction}
                  type="submit"
                  name="reaction"
                  value={reaction === chosen ? "" : reaction}
                  variant={reaction === chosen ? "primary" : "secondary"}
                  aria-pressed={reaction === chosen}
                  icon={<ReactionIcon name={reaction} />}
                >
                  {t(`chats.reaction.${reaction}`)}
                </Button>
              ))}
            </Form>
            <div>
              <ButtonLink href={`/chats/${conversation}?reply=${id}`} variant="primary">
                {t("chats.reply")}
              </ButtonLink>
            </div>
          </>
        )}
        {may.mayTakeBack && (
          <Form method="post" action={`${here}/take-back`} className={css.stack}>
            <p>{t("chats.take_back_hint", { name: shortName(name) })}</p>
            <div>
              <Button type="submit" variant="secondary">
                {t("chats.take_back")}
              </Button>
            </div>
          </Form>
        )}
        <div>
          {!mine && (
            <ButtonLink href={`/report?message=${id}`} variant="quiet">
              {t("profile.report")}
            </ButtonLink>
          )}
          <ButtonLink href={`/chats/${conversation}#${id}`} variant="quiet">
            {t("chats.find_back")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
