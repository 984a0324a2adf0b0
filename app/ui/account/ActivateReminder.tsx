import * as css from "~/app/ui/frame/forms.css";
import { Button, ButtonLink, Form, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export function ActivateReminder({ email }: { email: string }) {
  const { t } = useWords();
  return (
    <Notice
      title={t("account.not_confirmed")}
      action={
        <Form method="post" action="/notifications/resend" className={css.choices}>
          <Button type="submit" variant="primary" size="s">
            {t("account.resend")}
          </Button>
          <ButtonLink href="/notifications#email-change-incorrect" variant="quiet" size="s">
            {t("account.wrong_address")}
          </ButtonLink>
        </Form>
      }
    >
      {t("chats.not_confirmed", { email })}
    </Notice>
  );
}
