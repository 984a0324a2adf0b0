import { GROUPS } from "~/app/locales/groups";
import { openLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { page } from "~/app/ui/frame/page";
import { fixtures } from "~/themes/fixtures";

export const handle = page({ name: "dev-top-nav", texts: GROUPS, bare: true, title: () => "Top navigation" });

export const loader = openLoader(({ request }) => ({ query: new URL(request.url).search.replace("?", "&") }));

export default function TopNav() {
  const { query } = useLoaderData<typeof loader>();
  return (
    <main id="main" style={{ display: "grid", gap: "1rem", padding: "1rem" }}>
      <h1>Top navigation</h1>
      {Object.keys(fixtures.Shell).map((state) => (
        <section key={state}>
          <h2>{state}</h2>
          <iframe
            src={`/_dev/show?slot=Shell&state=${state}${query}`}
            title={state}
            style={{ width: "100%", height: "22rem", border: "1px solid" }}
          />
        </section>
      ))}
    </main>
  );
}
