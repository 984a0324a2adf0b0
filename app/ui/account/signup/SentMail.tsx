import { Submit } from "~/app/ui/frame/Submit";
import { Form, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

/** The number of the webmail, in `mailprovider`, whose spam folder is named. */
export const NAMED_SPAM_BOX = 2;

interface SentMailProps {
  email: string;
  namedSpamBox: boolean;
  again: boolean;
  action: string;
}

/** Says where the email with the link went and what to do if it does not arrive, and sends it again. */
export function SentMail({ email, namedSpamBox, again, action }: SentMailProps) {
  const { t } = useWords();
  return (
    <>
      <Notice
        tone={again ? "success" : undefined}
        title={t(again ? "steps.done_sent_again" : "steps.done_sent", { email })}
        live={again}
      >
        {t(namedSpamBox ? "steps.done_spam_named" : "steps.done_spam")}
      </Notice>
      <Form method="post" action={action}>
        <Submit variant="secondary" size="l" wide sentTo={action} label={t("account.resend")} />
      </Form>
    </>
  );
}
