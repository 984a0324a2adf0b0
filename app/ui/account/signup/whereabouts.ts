import { useCallback, useEffect, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";

export interface Whereabouts {
  country: string;
  countryregion: string;
  city: string;
}

/**
 * The state of the suggestion. `idle`: nothing to show. `offered`: the page shows the reason before the browser asks,
 * from its start, because a later text would move the form. `failed`: the browser refused, or cannot ask.
 */
export type Looking = "idle" | "offered" | "asking" | "found" | "failed";

/** The greatest age of a usable position, in ms. */
export const POSITION_AGE = 60 * 60 * 1000;

/**
 * Finds the browser's position. Without a call of `look`, uses only a position for which the browser already has the
 * permission.
 */
export function useWhereabouts({ wanted, found }: { wanted: boolean; found(place: Whereabouts): Promise<boolean> }): {
  looking: Looking;
  look(): void;
} {
  const [looking, setLooking] = useState<Looking>(wanted ? "offered" : "idle");
  const latest = useRef({ wanted, found });
  latest.current = { wanted, found };
  const gone = useRef(false);
  const look = useCallback(() => {
    const end = (outcome: Looking) => !gone.current && setLooking(outcome);
    const take = async ({ coords }: GeolocationPosition) => {
      const place = await townAt(coords);
      if (gone.current || !latest.current.wanted) return;
      const filledIn = place !== null && (await latest.current.found(place));
      end(filledIn ? "found" : "failed");
    };
    setLooking("asking");
    navigator.geolocation.getCurrentPosition(
      (position) => void take(position).catch(() => end("failed")),
      () => end("failed"),
      { maximumAge: POSITION_AGE, timeout: 20_000 },
    );
  }, []);
  useEffect(() => {
    gone.current = false;
    if (!latest.current.wanted) return;
    if (!("geolocation" in navigator) || !window.isSecureContext) return setLooking("failed");
    void permissionState().then((permission) => {
      if (gone.current || !latest.current.wanted) return;
      if (permission === "denied") setLooking("failed");
      if (permission === "granted") look();
    });
    return () => {
      gone.current = true;
    };
  }, [look]);
  return { looking, look };
}

async function townAt({ latitude, longitude }: GeolocationCoordinates): Promise<Whereabouts | null> {
  const answer = await callApi(calls.geocode, "GET", { lat: latitude.toFixed(3), lon: longitude.toFixed(3) });
  if (!answer.ok) return null;
  const { country, countryregion, city } = answer.body;
  return country ? { country, countryregion: countryregion ?? "", city: city ?? "" } : null;
}

async function permissionState(): Promise<PermissionState | "unknown"> {
  return (
    navigator.permissions?.query({ name: "geolocation" }).then(
      ({ state }) => state,
      () => "unknown" as const,
    ) ?? "unknown"
  );
}
