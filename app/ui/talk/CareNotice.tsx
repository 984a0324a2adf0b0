import type { ContactDetail } from "~/app/domain/safety/care/contact-details";
import { Button, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

/**
 * Warns before a message with contact details, such as a phone number, is sent to a new contact. Its button sends the
 * message.
 */
export function CareNotice({ found }: { found: ContactDetail }) {
  const { t } = useWords();
  const action = (
    <Button type="submit" name="sure" value="yes" variant="secondary" size="s">
      {t("chats.care_send")}
    </Button>
  );
  return (
    <Notice title={t("chats.care_title")} action={action} live>
      {t(`chats.care_${found}`)}
    </Notice>
  );
}

export function CareNote({ found }: { found: ContactDetail }) {
  const { t } = useWords();
  return <Notice>{t(found === "account" ? "chats.care_received_account" : "chats.care_received")}</Notice>;
}
