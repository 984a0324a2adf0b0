import { usePending } from "~/app/ui/frame/delivery";
import { Button, Form, Notice } from "~/themes/primitives";
import { useWords } from "~/themes/words";

/** As `mailprovider` numbers the webmail whose spam box is named. */
export const NAMED_SPAM_BOX = 2;

interface SentMailProps {
  email: string;
  namedSpamBox: boolean;
  /** Whether it has just been sent once more. */
  again: boolean;
  /** Where sending it once more is asked for. */
  action: string;
}

/** Where the mail with the link went, what to do where it does not come, and the way to have it again. */
export function SentMail({ email, namedSpamBox, again, action }: SentMailProps) {
  const { t } = useWords();
  const pending = usePending(action);
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
        <Button type="submit" variant="secondary" size="l" wide pending={pending}>
          {t("account.resend")}
        </Button>
      </Form>
    </>
  );
}
