import { useCallback, useState } from "react";
import { useRevalidator } from "~/app/router/client";
import { onDemand } from "~/themes/primitives";
import { lacksCredits, type NextMessage } from "./price";

const CreditsSheet = onDemand(() => import("~/app/ui/money/CreditsSheet").then((module) => module.CreditsSheet));

/** Opens the sheet that sells credits. It closes once there are enough, for example after a payment in another tab. */
export function useCreditsSheet(next: NextMessage) {
  const [wanted, setWanted] = useState(false);
  const { revalidate } = useRevalidator();
  const open = useCallback(() => {
    setWanted(true);
    revalidate();
  }, [revalidate]);
  const close = useCallback(() => setWanted(false), []);
  return { Sheet: CreditsSheet.useWhen(wanted), isOpen: wanted && lacksCredits(next), open, close };
}
