import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export function MembersOnly() {
  const { EmptyState, Page } = useTemplate();
  const { t } = useWords();
  const site = useSite();
  return (
    <Page title={t("search.title")} lead="" width="wide" tabs={null}>
      <EmptyState
        title={t("search.members_only_title")}
        text={t(site?.mayJoin ? "search.members_only_join" : "search.members_only_text")}
        motif={<Motif niche={site?.niche ?? 1} variant="small" />}
        action={
          <>
            {site?.mayJoin && (
              <ButtonLink href="/signup" variant="primary">
                {t("nav.signup")}
              </ButtonLink>
            )}
            <ButtonLink href="/login?next=%2Fmembers" variant="secondary">
              {t("nav.login")}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
