import { useEffect } from "react";
import { GROUPS } from "~/app/locales/groups";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { useSite } from "~/app/ui/frame/site-data";
import { fixtures } from "~/themes/fixtures";
import { primitives } from "~/themes/fixtures/primitives";
import { type Slot, Staged, StagedPrimitive } from "~/themes/fixtures/Staged";
import { StagedLander } from "~/themes/fixtures/StagedLander";
import { isLanderName, isMemberLanderName } from "~/themes/landers/registry";
import { holdScheme, stopMotion } from "./looks";

export const handle = page({ name: "dev-show", texts: GROUPS, bare: true });

/**
 * Shows a slot, primitive or lander in a state, on a separate page. `data-ready` on <html> names the state once nothing
 * moves.
 * /_dev/show?slot=MemberCard&state=longest-name&template=lavish&niche=3&lang=de&scheme=dark&motion=still
 */
export const loader = openLoader(({ request }) => {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const { slot = "", primitive = "", lander = "", state = "", scheme = "", motion = "" } = asked;
  if (isLanderName(lander) || isMemberLanderName(lander)) {
    return { slot: "" as const, primitive: "", lander, state, scheme, motion };
  }
  const states = slot in fixtures ? fixtures[slot as Slot] : primitives[primitive];
  if (!states || !(state in states)) {
    const told = states
      ? `Its states: ${Object.keys(states).join(", ")}`
      : `Slots: ${Object.keys(fixtures).join(", ")}`;
    throw new Response(told, { status: 404, headers: { "Content-Type": "text/plain" } });
  }
  return { slot: slot as Slot | "", primitive, lander: null, state, scheme, motion };
});

export default function Show() {
  const { slot, primitive, lander, state, scheme, motion } = useLoaderData<typeof loader>();
  const niche = useSite()?.niche ?? 1;
  const view = `${lander || slot || primitive} ${state}`;
  useEffect(() => {
    const release = holdScheme(scheme);
    if (motion === "still") stopMotion();
    document.fonts.ready.then(() => {
      document.documentElement.dataset.ready = view;
    });
    return release;
  }, [scheme, motion, view]);
  if (lander) return <StagedLander key={view} lander={lander} state={state} niche={niche} />;
  return slot ? (
    <Staged key={view} slot={slot} state={state} niche={niche} />
  ) : (
    <StagedPrimitive key={view} primitive={primitive} state={state} />
  );
}
