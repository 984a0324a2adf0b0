import { useEffect, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";

/** The town that is nearest to a position, as the API says it. */
export interface Whereabouts {
  country: string;
  countryregion: string;
  city: string;
}

/**
 * `idle` where nothing is to be said; `asking` gives the reason before the browser asks, from the page's beginning: what comes
 * later would move the form below it. `failed` where it said no, or can't be asked.
 */
export type Looking = "idle" | "asking" | "found" | "failed";

/** In ms: time to read why, before the browser's own question comes. */
const READING = 1500;
/** A position that the browser found within this time is good enough, in ms. */
export const POSITION_AGE = 60 * 60 * 1000;

/**
 * Asks the browser for its position, once, after the reason has been shown, and the server for the town that is nearest.
 * `found` says whether it could do anything with that.
 */
export function useWhereabouts({
  wanted,
  found,
}: {
  wanted: boolean;
  found(place: Whereabouts): Promise<boolean>;
}): Looking {
  const [looking, setLooking] = useState<Looking>(wanted ? "asking" : "idle");
  const latest = useRef({ wanted, found });
  latest.current = { wanted, found };
  useEffect(() => {
    if (!latest.current.wanted) return;
    if (!("geolocation" in navigator) || !window.isSecureContext) return setLooking("failed");
    let gone = false;
    let timer = 0;
    const end = (outcome: Looking) => !gone && setLooking(outcome);
    const take = async ({ coords }: GeolocationPosition) => {
      const place = await townAt(coords);
      if (gone || !latest.current.wanted) return;
      const filledIn = place !== null && (await latest.current.found(place));
      end(filledIn ? "found" : "failed");
    };
    const ask = () => {
      if (!gone && latest.current.wanted)
        navigator.geolocation.getCurrentPosition(
          (position) => void take(position).catch(() => end("failed")),
          () => end("failed"),
          { maximumAge: POSITION_AGE, timeout: 20_000 },
        );
    };
    const begin = async () => {
      const permission = await permissionState();
      if (gone) return;
      if (permission === "denied") return setLooking("failed");
      // Who said yes before is not asked again, so there is nothing to read first.
      timer = window.setTimeout(ask, permission === "granted" ? 0 : READING);
    };
    void begin();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return looking;
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
