import { ButtonLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";

/** A link to the cached conversations; `sw-offline.js` shows it if there are any. */
export function OfflineConversations() {
  const { t } = useWords();
  return (
    <span hidden data-kept="">
      <ButtonLink href="/chats" variant="secondary">
        {t("offline.conversations")}
      </ButtonLink>
    </span>
  );
}
