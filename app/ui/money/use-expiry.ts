import { useEffect } from "react";
import { useRevalidator } from "~/app/router/client";

/** Reloads the page's prices when a discount ends. `endsIn` is in ms, by the server's clock. Null if none ends. */
export function useExpiry(endsIn: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (endsIn === null || endsIn > LONGEST) return;
    const timer = setTimeout(revalidate, endsIn + A_MOMENT);
    return () => clearTimeout(timer);
  }, [endsIn, revalidate]);
}

/** A margin in ms, so that the discount has ended on the server too. Also the longest timer, in ms. */
const A_MOMENT = 500;
const LONGEST = 24 * 60 * 60 * 1000;
