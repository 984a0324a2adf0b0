import type { ChatFilter } from "~/app/domain/talk/chats/chats.schema";
import type { ChatList } from "~/app/ui/talk/chat-list.server";
import { ButtonLink, Form, IconButton, SearchIcon, TextInput, VisuallyHidden } from "~/themes/primitives";
import { useCurrentInSight } from "~/themes/primitives/Tabs";
import { useWords } from "~/themes/words";
import * as css from "./ListTools.css";

export function ListTools({ filter, name, requests }: Pick<ChatList, "filter" | "name" | "requests">) {
  const { t } = useWords();
  const row = useCurrentInSight<HTMLUListElement>(filter);
  const filters: { key: ChatFilter; label: string }[] = [
    { key: "all", label: t("chats.filter_all") },
    { key: "unread", label: t("chats.filter_unread") },
    { key: "matches", label: t("chats.filter_matches") },
    ...(requests === null ? [] : [{ key: "requests", label: requestsLabel(requests) } as const]),
    { key: "archived", label: t("chats.filter_archived") },
  ];
  function requestsLabel(count: number): string {
    return count === 0 ? t("chats.filter_requests") : t("chats.filter_requests_waiting", { count });
  }
  return (
    <div className={css.tools}>
      <Form method="get" action="/chats" role="search" className={css.search}>
        {filter !== "all" && <input type="hidden" name="filter" value={filter} />}
        <label className={css.field} htmlFor="chats-search">
          <VisuallyHidden>{t("chats.search")}</VisuallyHidden>
          <TextInput
            id="chats-search"
            key={name}
            type="search"
            name="q"
            defaultValue={name}
            maxLength={100}
            placeholder={t("chats.search")}
          />
        </label>
        <IconButton type="submit" label={t("chats.search")} icon={<SearchIcon size={20} />} />
      </Form>
      <nav aria-label={t("chats.filters")}>
        <ul ref={row} className={css.filters}>
          {filters.map(({ key, label }) => (
            <li key={key} className={css.filter}>
              <ButtonLink
                href={key === "all" ? "/chats" : `/chats?filter=${key}`}
                variant={key === filter ? "secondary" : "quiet"}
                size="s"
                aria-current={key === filter ? "page" : undefined}
              >
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
