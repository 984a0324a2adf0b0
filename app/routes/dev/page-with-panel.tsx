import { balanceOf } from "~/app/domain/money/ledger/ledger";
import { openLoader } from "~/app/request/guards";
import { showsPanel } from "~/app/request/preview";
import { Outlet, useLoaderData } from "~/app/router/client";
import { ErrorScreen } from "~/app/ui/frame/ErrorScreen";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import * as css from "./panel.css";

export const loader = openLoader(async ({ request, context: { site, visit } }) => {
  if (!showsPanel(request)) return null;
  const member = await visit.member();
  const { template } = site.tenant;
  const next = TEMPLATES[(TEMPLATES.indexOf(template) + 1) % TEMPLATES.length]!;
  return { template, next, credits: member && (await balanceOf(site, member)) };
});

/** Replaces the page's boundary in development, and adds the developer's panel. */
export default function PageWithPanel() {
  const panel = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      {panel && (
        <aside className={css.panel} aria-label="Developer panel">
          <Action
            action="credits"
            text={`Set credits to 0${panel.credits === null ? "" : ` (${panel.credits} now)`}`}
          />
          <Action action="entry-warning" text="Delete skipped-site-entry-warning" />
          <Action action="design" text={`Switch from ${panel.template} to ${panel.next}`} value={panel.next} />
          <a href="/_dev" className={css.link} data-reload>
            Gallery
          </a>
          <Action action="panel" text="Close" value="closed" />
        </aside>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}

/** Forces a full page load, because another design has other modules. */
function Action({ action, text, value = "" }: { action: string; text: string; value?: string }) {
  return (
    <form method="post" action={`/_dev/${action}`}>
      <button type="submit" name="value" value={value} className={css.button}>
        {text}
      </button>
    </form>
  );
}
