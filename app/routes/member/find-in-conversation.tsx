import { findInConversation, openConversation } from "~/app/domain/talk/chats/chats";
import { findQuery } from "~/app/domain/talk/chats/chats.schema";
import { memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { clockOf } from "~/app/ui/frame/clock.server";
import { page } from "~/app/ui/frame/page";
import { dayAndTime } from "~/app/ui/frame/times";
import { personOf } from "~/app/ui/people/person.server";
import { excerptOf } from "~/app/ui/talk/preview";
import {
  ButtonLink,
  EmptyNote,
  Form,
  IconButton,
  List,
  ListRow,
  SearchIcon,
  shortName,
  TextInput,
  VisuallyHidden,
} from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";
import * as css from "./find-in-conversation.css";

export const handle = page({ name: "chats-chatId-search", texts: ["chats"], title: (t) => t("chats.find") });

export const loader = memberLoader(async (args, member) => {
  const { site, visit } = args.context;
  const { q: words } = findQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const { id, other } = await openConversation(site, member, args.params.chatId ?? "");
  const found = await findInConversation(site, member, id, words);
  const { name } = personOf(site, visit.language, other, "s");
  return {
    id,
    name,
    words,
    found: found.map((message) => ({
      id: message.id,
      mine: message.from === member.id,
      text: excerptOf(message.text, words),
      at: dayAndTime(message.sentAt, visit.words.locale, clockOf(site, member)),
    })),
  };
});

export default function FindInConversation() {
  const { id, name, words, found } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("chats.find")} lead={t("chats.with", { name: shortName(name) })} width="prose" tabs={null}>
      <div className={css.page}>
        <Form method="get" role="search" className={css.search}>
          <label className={css.field} htmlFor="words">
            <VisuallyHidden>{t("chats.find_words")}</VisuallyHidden>
            <TextInput id="words" type="search" name="q" defaultValue={words} maxLength={100} required />
          </label>
          <IconButton type="submit" label={t("chats.find")} icon={<SearchIcon size={20} />} />
        </Form>
        <div role="status">
          {words !== "" && found.length === 0 && <EmptyNote>{t("chats.find_nothing", { words })}</EmptyNote>}
        </div>
        {found.length > 0 && (
          <List label={t("chats.find_found")}>
            {found.map((message) => (
              <ListRow
                key={message.id}
                href={`/chats/${id}?at=${message.id}#${message.id}`}
                title={message.mine ? t("chats.find_you") : name}
                text={message.text}
                trailing={message.at}
              />
            ))}
          </List>
        )}
        <div>
          <ButtonLink href={`/chats/${id}`} variant="quiet">
            {t("chats.find_back")}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
