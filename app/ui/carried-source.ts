import { useEffect, useState } from "react";
import { SOURCE_PARTS } from "~/app/domain/signup/source-parts";
import { useSite } from "./site-data";

/** In the browser alone, where there is one visitor: who sent them, from the page that they came in by to the last. */
let carried = "";

/** Takes who sent this visitor out of the address, and carries it in memory from here on. */
export function useCleanAddress(): void {
  const source = useSite()?.source;
  useEffect(() => {
    if (!source) return;
    carried = source;
    const url = new URL(location.href);
    for (const name of SOURCE_PARTS) url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [source]);
}

/** Who sent this visitor, for a form to take along: from this page's address, or from that of an earlier one. */
export function useCarriedSource(): string {
  const source = useSite()?.source ?? "";
  const [brought, bring] = useState(source);
  useEffect(() => bring(source || carried), [source]);
  return brought;
}
