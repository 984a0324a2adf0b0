/** Console decisions drawn for a second look. */
import { randomBytes } from "node:crypto";
import { secondLooks } from "~/db/tables";
import type { ConsoleDriver, SignedInOperator } from "./console-driver";
import type { Joined } from "./server";

interface Decision {
  by: SignedInOperator;
  subject: Joined;
  /** The fields of the deciding action. */
  fields?: Record<string, string>;
}

/** Sets the share of second looks to one decision in five, without a random sample. */
export async function lookAtAll(owner: SignedInOperator, samples = "0"): Promise<void> {
  const fields = { second_looks_percent: "20", samples_per_thousand: samples, reason: "For the tests" };
  await owner.act("/actions/quality.change", fields);
}

/**
 * Lets Carlo report members, and decides the reports, until a decision is drawn. Returns its key and its case's path.
 */
export async function drawnLook(
  desk: ConsoleDriver,
  { by, subject, fields = {} }: Decision,
): Promise<{ id: string; path: string }> {
  const known = new Set((await looksAt(desk)).map(({ id }) => id));
  const said = { rule: "", own_rule: "", facts: "Mia found nothing.", ...fields };
  let reporter: Joined | undefined;
  for (let tries = 0; tries < 100; tries++) {
    const json = { profile: subject.id, reason: "scam", words: "Look at this" };
    // Uses a new reporter after five reports, because the number of reports per member is limited.
    if (!reporter || tries % 5 === 0) reporter = await desk.server.join("velvet.example", `Carlo${letters()}`);
    const headers = { Cookie: reporter.cookie };
    await desk.server.ask({ host: "velvet.example", method: "POST", path: "/api/reports.php", headers, json });
    const cases = (await desk.server.rows("velvet")).moderation_case as {
      id: string;
      version: number;
      targetId: string;
    }[];
    const { id, version } = cases.find(({ targetId }) => targetId === subject.id)!;
    const path = `/brands/velvet/cases/${id}`;
    const done = await by.act(`/brands/velvet/actions/cases.close?on=${id}&version=${version}`, {
      version: `${version}`,
      ...said,
    });
    if (done.status !== 302) throw new Error(`the case was not decided: ${done.status}`);
    const drawn = (await looksAt(desk)).find((look) => !known.has(look.id));
    if (drawn) return { id: drawn.id, path };
  }
  throw new Error("nothing was drawn in a hundred decisions");
}

function letters(): string {
  return [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");
}

function looksAt(desk: ConsoleDriver) {
  return desk.server.db("velvet").read(({ drizzle }) => drizzle.select({ id: secondLooks.id }).from(secondLooks));
}
