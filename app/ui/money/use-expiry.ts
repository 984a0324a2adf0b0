import { useEffect } from "react";
import { useRevalidator } from "~/app/router/client";

/** Asks for the page's prices anew when a discount ends. `endsIn` is in ms, by the server's clock; null where none does. */
export function useExpiry(endsIn: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (endsIn === null || endsIn > LONGEST) return;
    const timer = setTimeout(revalidate, endsIn + A_MOMENT);
    return () => clearTimeout(timer);
  }, [endsIn, revalidate]);
}

/** So that it is over on the server, too. In ms, as is the longest time that a page waits. */
const A_MOMENT = 500;
const LONGEST = 24 * 60 * 60 * 1000;
