import { useEffect, useState } from "react";
import { SOURCE_PARTS } from "~/app/domain/account/signup/source-parts";
import { useSite } from "~/app/ui/frame/site-data";
import { forgetSource, keepSource, keptSource } from "./kept-source";

/** The source that this visitor came with. Only browsers use this variable, because a browser has one visitor. */
let carried = "";

/**
 * Removes the source from the address and keeps it in memory. Stores it with consent only, and deletes a stored one
 * otherwise.
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
    // Consent is unknown if the root's loader failed.
    if (consent === undefined) return;
    if (consent !== "granted") forgetSource();
    else if (remembered) keepSource(remembered);
  }, [consent, remembered]);
}

/** Returns the visitor's traffic source for a form: from this page's address, an earlier one's, or the device. */
export function useCarriedSource(): string {
  const site = useSite();
  const source = site?.source ?? "";
  // If the cookie is still there, its source wins, which may be of a later visit.
  const lost = site?.consent === "granted" && !site.remembered;
  const [brought, bring] = useState(source);
  useEffect(() => bring(source || carried || (lost ? keptSource() : "")), [source, lost]);
  return brought;
}
