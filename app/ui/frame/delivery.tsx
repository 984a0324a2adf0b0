import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { noteChange } from "~/app/contract/fresh-data";
import { announceSessionEnd } from "~/app/contract/session-end";
import { useLocation, useNavigation, useSubmit } from "~/app/router/client";
import { deliver, type Undelivered } from "~/app/router/deliver";
import { waitFor } from "~/app/router/patient";
import {
  type DeliverForm,
  DeliverFormContext,
  RestoreFormContext,
  sendByBrowser,
  useRareToast,
} from "~/themes/primitives";
import { type Speech, useWords } from "~/themes/words";
import { useSite } from "./site-data";
import { hasKeptWords } from "./typing";

/** Keeps a form on the page until its answer arrived, so no failure of network or proxy loses its input. */
export function FormDelivery({ children }: { children: ReactNode }) {
  const submit = useSubmit();
  const { t } = useWords();
  const send = useCallback<DeliverForm>(
    async ({ form, submitter, preventScrollReset, offlineToo }) => {
      const of = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
      const method = of("method")?.toLowerCase() === "post" ? "post" : "get";
      const action = new URL(of("action") || location.href, location.href);
      const encType = of("enctype") === "multipart/form-data" ? "multipart/form-data" : undefined;
      const data = new FormData(form, submitter);
      const problem = method === "post" ? await post(action, encType ? data : inFields(data)) : undefined;
      if (problem && offlineToo) {
        // Leaves a log-out to the browser if the page has a service worker, which logs out at once and tells the server
        // later.
        if (navigator.serviceWorker?.controller) return sendByBrowser(form);
        if (!isUnreachable(problem)) return leave();
      }
      if (problem === "session") {
        announceSessionEnd();
        return undefined;
      }
      if (problem) return wordsOf(problem, t);
      if (method === "get") waitFor(action.pathname);
      submit(data, { action: pathOf(action, method), method, encType, preventScrollReset });
    },
    [submit, t],
  );
  const member = useSite()?.member?.id;
  const toast = useRareToast();
  const restore = useCallback(
    (form: HTMLFormElement) => {
      // This effect runs after the effects of the form's own parts, within which React restores a controlled field.
      if (!member || !hasKeptWords()) return;
      const fill = async () => {
        const { restoreWords } = await import("./kept-words");
        if (restoreWords(form, member)) toast({ title: t("common.words_restored") });
      };
      setTimeout(() => fill().catch(console.warn));
    },
    [member, toast, t],
  );
  return (
    <DeliverFormContext.Provider value={send}>
      <RestoreFormContext.Provider value={restore}>{children}</RestoreFormContext.Provider>
    </DeliverFormContext.Provider>
  );
}

/**
 * Logs out in the browser after a failed log-out: removes the data that scripts stored. The log-in page then ends the
 * session.
 */
function leave(): undefined {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  location.assign("/login?bye");
}

/**
 * Returns a function that sends data that no form of the page contains. It calls `take` after delivery, and otherwise
 * returns the reason.
 */
export function useDelivery(): (data: FormData, action: string, take: () => void) => Promise<string | undefined> {
  const { t } = useWords();
  return async (data, action, take) => {
    const problem = await noteChange(deliver(new URL(action, location.href), inFields(data)));
    if (problem === "session") announceSessionEnd();
    else if (problem) return wordsOf(problem, t);
    else take();
    return undefined;
  };
}

/** Returns whether a form is being sent to `action`, a path: this page's own by default. */
export function usePending(action?: string): boolean {
  const { pathname } = useLocation();
  const { formAction, formMethod } = useNavigation();
  const posting = usePosting() ?? (formMethod === "POST" ? formAction : undefined);
  return posting !== undefined && pathOnly(posting) === pathOnly(action ?? pathname);
}

const pathOnly = (address: string) => address.split("?")[0];

export function usePosting(): string | undefined {
  return useSyncExternalStore(follow, () => posting, nothing);
}

let posting: string | undefined;
const followers = new Set<() => void>();

function follow(follower: () => void) {
  followers.add(follower);
  return () => void followers.delete(follower);
}

const nothing = () => undefined;

async function post(action: URL, body: URLSearchParams | FormData): Promise<Undelivered | undefined> {
  const tell = (path: string | undefined) => {
    posting = path;
    for (const follower of followers) follower();
  };
  tell(action.pathname);
  try {
    return await noteChange(deliver(action, body));
  } finally {
    tell(undefined);
  }
}

const isUnreachable = (problem: Undelivered | undefined) => problem === "offline" || problem === "connection";

function wordsOf(problem: Exclude<Undelivered, "session">, t: Speech["t"]): string {
  if (problem === "offline") return t("error.form_offline");
  if (problem === "connection") return t("error.form_connection");
  return problem.said ?? t("error.form_server");
}

function inFields(data: FormData): URLSearchParams {
  return new URLSearchParams([...data].map(([name, value]) => [name, value instanceof File ? value.name : value]));
}

function pathOf({ pathname, search }: URL, method: "get" | "post"): string {
  return method === "post" ? pathname + search : pathname;
}
