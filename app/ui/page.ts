import { useMatches } from "@remix-run/react";
import type { Layout } from "~/themes/template";
import { type Speech, useWords } from "~/themes/words";

/** What a route says of its page: `export const handle = page({ name: "chats", layout: "chat", title: (t) => t("chats.title") })`. */
export interface PageHandle<Data = unknown> {
  /** The route's name in the specification: the page's class is made of it. */
  name: string;
  /** `default` where left out. */
  layout?: Layout;
  /** Without the template's shell: only the developer's pages, which are not in a build. */
  bare?: boolean;
  /** Stands before the brand in the window's title. `data` is the loader's, undefined where it failed. */
  title?: (t: Speech["t"], data: Data | undefined) => string;
}

export const page = <Data = unknown>(handle: PageHandle<Data>): PageHandle<Data> => handle;

export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle ?? { name: "error" };
}

/** `index` on the front page, `app-{name}-page` on every other. */
export function usePageClass(): string {
  const { name } = usePageHandle();
  return name === "index" ? "index" : `app-${name}-page`;
}

export function usePageTitle(brand: string): string {
  const match = useMatches().at(-1);
  const { t } = useWords();
  const title = (match?.handle as PageHandle | undefined)?.title?.(t, match?.data);
  return title ? `${title} · ${brand}` : brand;
}
