import { Button, Form } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./MessageRequest.css";

/** Replaces the composer until the member accepts a stranger's first message. */
export function MessageRequest({ conversation, name }: { conversation: string; name: string }) {
  const { t } = useWords();
  return (
    <Form method="post" action={`/chats/${conversation}/request`} className={css.request}>
      <p className={css.text}>{t("chats.request_text", { name })}</p>
      <Button type="submit" name="accept" value="true" variant="primary">
        {t("chats.request_accept")}
      </Button>
      <Button type="submit" name="accept" value="false" variant="secondary">
        {t("chats.request_refuse")}
      </Button>
    </Form>
  );
}
