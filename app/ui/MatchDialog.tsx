import { Button, ButtonLink, Dialog } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import type { Match } from "./live";

/** Tells of a match on whatever page the member is, with the way straight into the conversation. */
export function MatchDialog({ match: { id, name }, close }: { match: Match; close(): void }) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t("nav.match_title")}
      description={t("nav.match_text", { name })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t("nav.match_later")}
          </Button>
          <ButtonLink href={`/members/${id}/chat`} variant="primary" onClick={close} data-no-prefetch>
            {t("nav.match_write")}
          </ButtonLink>
        </>
      }
    />
  );
}
