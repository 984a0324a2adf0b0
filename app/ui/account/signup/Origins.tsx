import { useLocation } from "~/app/router/client";
import { useCarriedSource } from "~/app/ui/reach/carried-source";
import { pushState } from "./push-state";

/** Hidden fields with the origin of the sign-up. The parts from the browser are filled in when the form is sent. */
export function Origins({ from, source: begun }: { from?: string; source?: string }) {
  const { pathname } = useLocation();
  const carried = useCarriedSource();
  const source = carried || begun;
  return (
    <>
      <input type="hidden" name="formPath" value={from || pathname} />
      {source && <input type="hidden" name="source" value={source} />}
      {Object.keys(TOLD_BY_BROWSER).map((name) => (
        <input key={name} type="hidden" name={name} />
      ))}
    </>
  );
}

/**
 * The parts of the origin from the browser. Read when the form is sent, because a phone needs 0.1 seconds for a time
 * zone's name.
 */
const TOLD_BY_BROWSER = {
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  referrer: () => document.referrer,
  push: pushState,
} satisfies Record<string, () => string>;

export function fillInOrigins(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(TOLD_BY_BROWSER)) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value();
  }
}
