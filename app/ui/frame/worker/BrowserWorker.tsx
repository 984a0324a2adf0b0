import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "~/app/router/client";
import { useSite } from "~/app/ui/frame/site-data";
import { useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { dismissUpdate, isDismissed } from "./dismissed-update";
import { OfflineNote } from "./OfflineNote";

/** How long after a page has come the worker is registered, and told to keep it, in ms. */
const SETTLED = 1_000;

/** Registers the site's worker, offers a newer one, and tells it which pages to keep. */
export function BrowserWorker() {
  const bot = useSite()?.bot ?? true;
  const [update, setUpdate] = useState<Update | null>(null);
  useEffect(() => {
    if (bot) return;
    let over = false;
    let quit = () => {};
    const start = () =>
      import("./follow-worker")
        .then(({ followWorker }) => {
          const offer = (release: string, take: () => void) => {
            if (!isDismissed(release)) setUpdate({ release, take });
          };
          if (!over) quit = followWorker({ offer });
        })
        .catch(() => {}); // the page reloads, or goes on without it until the next one
    // Nothing that one looks at waits for it.
    const timer = window.setTimeout(start, SETTLED);
    return () => {
      over = true;
      clearTimeout(timer);
      quit();
    };
  }, [bot]);
  useKeptPages();
  useUnsent();
  return (
    <>
      <OfflineNote />
      {update && <UpdateOffer {...update} />}
    </>
  );
}

interface Update {
  release: string;
  take(): void;
}

function UpdateOffer({ release, take }: Update) {
  const toast = useToast();
  const { t } = useWords();
  const offered = useRef(false);
  useEffect(() => {
    if (offered.current) return;
    offered.current = true;
    const action = { label: t("common.update"), onSelect: take };
    const onDismiss = () => dismissUpdate(release);
    toast({ title: t("common.update_there"), text: t("common.update_text"), action, stays: true, onDismiss });
  }, [toast, t, release, take]);
  return null;
}

/** Conversations stay readable without a network, as they stood when they were last looked at. */
function useKeptPages(): void {
  const { pathname } = useLocation();
  const member = useSite()?.member?.id;
  useEffect(() => {
    if (!member || !/^\/chats(\/[\w-]+)?$/.test(pathname)) return;
    const keep = () =>
      void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ kind: "keep", path: pathname }));
    const hide = () => document.visibilityState === "hidden" && keep();
    const timer = window.setTimeout(keep, SETTLED);
    document.addEventListener("visibilitychange", hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [pathname, member]);
}

/** Has `watch-unsent.ts` look after the messages that wait on this device. */
function useUnsent(): void {
  const member = useSite()?.member?.id;
  const toast = useToast();
  const { t } = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    let over = false;
    let quit = () => {};
    const start = () =>
      import("~/app/ui/talk/watch-unsent")
        .then(({ watchUnsent }) => {
          if (!over) quit = watchUnsent({ member, toast, t, navigate });
        })
        .catch(() => {}); // as above
    const timer = window.setTimeout(start, SETTLED);
    return () => {
      over = true;
      clearTimeout(timer);
      quit();
    };
  }, [member, toast, t, navigate]);
}
