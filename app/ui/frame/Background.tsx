import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "~/app/router/client";
import { useSite } from "~/app/ui/frame/site-data";
import { useRareToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./Background.css";

/** The delay after a page has loaded, in ms. Nothing visible depends on this work. */
const SETTLED = 1_000;

/**
 * Registers the service worker, offers a newer one, names the pages to cache, watches unsent messages, and suggests
 * installing the site.
 */
export function Background() {
  const site = useSite();
  const bot = site?.bot ?? true;
  const member = site?.member?.id;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useRareToast();
  const { t } = useWords();
  useEffect(() => {
    if (!bot) return onceSettled(async () => (await worker()).followWorker({ toast, t }));
  }, [bot, toast, t]);
  useEffect(() => {
    if (member) return onceSettled(async () => (await worker()).keepPage(pathname));
  }, [member, pathname]);
  useEffect(() => {
    return onceSettled(async () => (await unsent()).watchUnsent({ member, toast, t, navigate }));
  }, [member, toast, t, navigate]);
  const brand = site?.brand ?? "";
  useEffect(() => {
    if (member) return onceSettled(async () => (await suggestion()).suggestInstall({ brand, toast, t }));
  }, [member, brand, toast, t]);
  return <OfflineNote />;
}

const worker = () => import("./worker/follow-worker");
const unsent = () => import("~/app/ui/talk/watch-unsent");
const suggestion = () => import("~/app/ui/reach/install/suggestion");

/** Starts work once the page has settled. Returns a function that ends the work or keeps it from starting. */
function onceSettled(start: () => Promise<() => void>): () => void {
  let over = false;
  let quit = () => {};
  const timer = window.setTimeout(() => {
    start()
      .then((end) => {
        if (over) end();
        else quit = end;
      })
      .catch(() => {}); // the page reloads, or continues without it until the next one
  }, SETTLED);
  return () => {
    over = true;
    clearTimeout(timer);
    quit();
  };
}

function OfflineNote() {
  const { t } = useWords();
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  if (!offline) return null;
  return (
    <p role="status" className={css.note}>
      {t("common.offline")}
    </p>
  );
}
