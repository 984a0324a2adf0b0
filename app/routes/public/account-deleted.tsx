import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "account-deleted",
  texts: ["account"],
  layout: "empty",
  title: (t) => t("account.deleted_title"),
});

export default function AccountDeleted() {
  const { EmptyState, Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("account.deleted_title")} lead="" width="prose" tabs={null}>
      <EmptyState
        title=""
        text={t("account.deleted_text")}
        motif={<Motif niche={useSite()?.niche ?? 1} variant="small" />}
        action={
          <ButtonLink href="/" variant="secondary">
            {t("account.deleted_action")}
          </ButtonLink>
        }
      />
    </Page>
  );
}
