import * as css from "~/app/ui/frame/forms.css";
import { Submit } from "~/app/ui/frame/Submit";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { Form } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

interface ConfirmLinkProps {
  title: string;
  text: string;
  action: string;
  token: string;
}

/** The page of an emailed link. It has a button, because a mail program that opens links must not use up the link. */
export function ConfirmLink({ title, text, action, token }: ConfirmLinkProps) {
  const { FormFrame } = useTemplate();
  const niche = useSite()?.niche ?? 1;
  return (
    <FormFrame title={title} lead={text} motif={<Motif niche={niche} variant="hero" />} aside={null}>
      <Form method="post" data-form="confirm-link" className={css.stack}>
        <input type="hidden" name="token" value={token} />
        <Submit size="l" wide autoFocus label={action} />
      </Form>
    </FormFrame>
  );
}

export function ConfirmAddress({ token }: { token: string }) {
  const { t } = useWords();
  return (
    <ConfirmLink
      title={t("activate.confirm_title")}
      text={t("activate.confirm_text")}
      action={t("activate.confirm_action")}
      token={token}
    />
  );
}
