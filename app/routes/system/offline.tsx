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
  // The application must not hydrate this page, because the service worker shows it at the address of any unavailable
  // page.
  alone: () => ({ styles: [], script: "/sw-offline.js" }),
  title: (t) => t("offline.title"),
});

/** Returns data, because the application would show an error for a page without any. */
export const loader = openLoader(() => ({ alone: true }));

/** The page that the service worker shows to an offline browser without a cached copy. Contains no member's data. */
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

/** A hidden link to the cached conversations. `sw-offline.js` shows it if conversations are cached. */
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
