import { type FC, lazy, Suspense } from "react";
import type { LanderProps } from "./lander";
import { ALL_LANDER_NAMES, allLanders } from "./registry";

/** Renders a lander by name. Browsers load its code only if they render the page, as the gallery does. */
export function LanderPage({ name, ...props }: LanderProps & { name: Name }) {
  const Page = onServer?.[name] ?? inBrowser[name];
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

type Name = keyof typeof allLanders;
type Pages = Record<Name, FC<LanderProps>>;

const inBrowser = Object.fromEntries(
  ALL_LANDER_NAMES.map((name) => [name, lazy(async () => ({ default: (await allLanders[name].load()).Page }))]),
) as unknown as Pages;

/** All landers on the server, which renders without waiting. Null in the browser. */
const onServer: Pages | null = import.meta.env.SSR ? await everyPage() : null;

async function everyPage(): Promise<Pages> {
  const each = ALL_LANDER_NAMES.map(async (name) => [name, (await allLanders[name].load()).Page] as const);
  return Object.fromEntries(await Promise.all(each)) as Pages;
}
