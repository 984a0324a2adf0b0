import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/app/root";

/** What every page knows: the site, the visitor's language, and the member if there is one. */
export type SiteData = Awaited<ReturnType<typeof loader>>;

/** Undefined only where the root's own loader failed. */
export function useSite(): SiteData | undefined {
  return useRouteLoaderData<SiteData>("root");
}
