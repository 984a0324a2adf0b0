import { afterAll, beforeAll, expect, test } from "vitest";
import { restrictMember } from "~/app/domain/safety/reports/restricting";
import { lift } from "~/app/domain/safety/sanctions/sanctions";
import { warn } from "~/app/domain/safety/warnings/warnings";
import type { Site } from "~/app/domain/site";
import { withSite } from "~/scripts/site-alone";
import { anOperator } from "../support/people";
import { type Joined, startServer, type TestServer } from "../support/server";

const host = "velvet.example";
const path = "/account/decisions";

let server: TestServer;
let anna: Joined;
let bert: Joined;

beforeAll(async () => {
  server = await startServer({ velvet: {} });
  anna = await server.join(host, "Anna");
  bert = await server.join(host, "Bert");
});

afterAll(() => server?.stop());

const asks = ({ cookie }: { cookie: string }, path: string) => server.ask({ host, path, headers: { Cookie: cookie } });
/** Decides as an operator's command does, beside the server. */
function decides(work: (site: Site) => Promise<void>): Promise<void> {
  const { dataDir, place, tenants, port } = server;
  const machine = { tenantsDir: tenants.dir, dataDir, databaseUrl: place.url, mediaUrl: undefined, port };
  return withSite(machine, "velvet", work);
}

test("only the member reads the decision, its end, and how to appeal", async () => {
  expect((await asks(anna, path)).body).toContain("There is nothing here");
  await decides(async (site) => {
    await warn(site, anOperator, anna.id, { rule: "No insults", facts: "Three insults in an hour." });
    const given = { until: null, rule: "No begging", facts: "You asked three people for money." };
    await restrictMember(site, anOperator, "suspension", bert.id, given);
    await lift(site, anOperator, "suspension", bert.id, { actor: "Mia", facts: "A mistake." });
  });
  const [hers, his] = [(await asks(anna, path)).body, (await asks(await loggedIn(bert), path)).body];
  for (const part of ["No insults", "Three insults in an hour.", "Nothing was restricted", "A person on our team"]) {
    expect(hers).toContain(part);
    if (part.includes("insults")) expect(his).not.toContain(part);
  }
  for (const part of ["No begging", "You asked three people for money.", "for good", "We lifted that on"]) {
    expect(his).toContain(part);
    expect(hers).not.toContain(part);
  }
  for (const [page, { id }] of [[hers, anna] as const, [his, bert] as const]) {
    expect(page).toContain(`/complaints?about=appeal&amp;address=${encodeURIComponent(`/members/${id}`)}`);
  }
  for (const page of [hers, his]) expect(page).not.toContain("Mia");
});

test("a visitor is sent to log in", async () => {
  const { status, headers } = await server.ask({ host, path });
  expect([status, headers.location]).toEqual([302, expect.stringMatching(/^\/login/)]);
});

/** Logs in again, because the suspension ended every session. */
async function loggedIn({ email, password }: Joined): Promise<{ cookie: string }> {
  const { cookies } = await server.ask({ host, method: "POST", path: "/login", form: { email, password } });
  return { cookie: cookies.map((each) => each.split(";")[0]).join("; ") };
}
