import { openLoader } from "~/app/request/guards";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "offline",
  texts: ["offline"],
  layout: "empty",
  beforeEntry: true,
  // The worker shows it at the address of any unavailable page, so the application must not hydrate it.
  alone: () => ({ styles: [], script: "/sw-offline.js" }),
  title: (t) => t("offline.title"),
});

/** A page without the application needs data: otherwise the application shows an error. */
export const loader = openLoader(() => ({ alone: true }));

/** The worker's page for an offline browser without a cached copy. The page contains no member's data. */
export default function Offline() {
  const { EmptyState, Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("offline.title")} lead="" width="prose" tabs={null}>
      <EmptyState
        title=""
        text={t("offline.text")}
        motif={<Motif niche={useSite()?.niche ?? 1} variant="small" />}
        action={<OfflineConversations />}
      />
    </Page>
  );
}

/** A link to the cached conversations; `sw-offline.js` shows it if there are any. */
function OfflineConversations() {
  const { t } = useWords();
  return (
    <span hidden data-kept="">
      <ButtonLink href="/chats" variant="secondary">
        {t("offline.conversations")}
      </ButtonLink>
    </span>
  );
}
