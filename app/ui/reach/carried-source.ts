import { useEffect, useState } from "react";
import { SOURCE_PARTS } from "~/app/domain/account/signup/source-parts";
import { useSite } from "~/app/ui/frame/site-data";
import { forgetSource, keepSource, keptSource } from "./kept-source";

/** In the browser alone, where there is one visitor: who sent them, from the page that they came in by to the last. */
let carried = "";

/**
 * Takes who sent this visitor out of the address, and carries it in memory from here on. On the device it is kept of who
 * agreed to that alone, and removed of everybody else.
 */
export function useCleanAddress(): void {
  const site = useSite();
  const source = site?.source;
  const { consent, remembered } = site ?? {};
  useEffect(() => {
    if (!source) return;
    carried = source;
    const url = new URL(location.href);
    for (const name of SOURCE_PARTS) url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [source]);
  useEffect(() => {
    // Where the root's loader failed nothing is known of a consent.
    if (consent === undefined) return;
    if (consent !== "granted") forgetSource();
    else if (remembered) keepSource(remembered);
  }, [consent, remembered]);
}

/** Who sent this visitor, for a form to take along: from this page's address, an earlier one's, or kept on the device. */
export function useCarriedSource(): string {
  const site = useSite();
  const source = site?.source ?? "";
  // The cookie says it by itself, and may be of a later visit.
  const lost = site?.consent === "granted" && !site.remembered;
  const [brought, bring] = useState(source);
  useEffect(() => bring(source || carried || (lost ? keptSource() : "")), [source, lost]);
  return brought;
}
