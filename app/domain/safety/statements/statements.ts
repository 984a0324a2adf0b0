import { z } from "zod";
import { SENDING } from "~/app/domain/safety/restrictions/restrictions";
import type { Site } from "~/app/domain/site";
import { isInEea } from "~/app/domain/site/law/law";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import { shortened } from "~/app/domain/texts";
import type { Tenant } from "~/tenants/config/schema";
import { markRefused, markSent, type Unsent, unsentStatements } from "./statements.queries";
import { refusedAnswer, type Statement, statement } from "./statements.schema";

export { registryFor } from "./registry";

/** The number of statements per request, which is the Database's maximum. */
const LOT = 100;

/**
 * Job: sends unsent statements in batches. Statements that the Database already has count as sent; refused ones are
 * stored with the reason and not resent. Any other answer leads to a retry.
 */
export const statementsEffect = effect(SENDING.kind, z.object({ round: z.number() }), {
  subject: SENDING.subject,
  async handle({ key, payload: { round } }, site, signal) {
    const { registry } = site;
    if (!registry) return;
    const rows = await site.db.read((conn) => unsentStatements(conn, LOT));
    const { lot, wrong } = checked(site, rows);
    const outcome = lot.length > 0 ? await sent(registry, lot, signal) : { taken: [], refused: new Map() };
    const refused = new Map([...wrong, ...outcome.refused]);
    await site.db.transact(async (tx) => {
      await markSent(tx, outcome.taken, site.now());
      for (const [id, why] of refused) await markRefused(tx, id, shortened(why, LONGEST_REFUSAL));
      const settled = outcome.taken.length + refused.size;
      // More statements wait, or the Database refused a whole batch because of some of its statements.
      if (settled > 0 && (rows.length === LOT || settled < rows.length)) {
        await enqueue(site, tx, SENDING, { key: `${key} ${round + 1}`, payload: { round: round + 1 } });
      }
    });
    if (outcome.taken.length + refused.size === 0 && rows.length > 0)
      throw new Error("nothing of the batch was accepted");
  },
});

const LONGEST_REFUSAL = 500;

type Refused = Map<string, string>;

/** Validates each statement by the Database's rules first: an invalid one would block its batch. */
function checked({ tenant }: Pick<Site, "tenant">, rows: Unsent[]): { lot: Statement[]; wrong: Refused } {
  const lot: Statement[] = [];
  const wrong: Refused = new Map();
  for (const row of rows) {
    const made = statement.safeParse(statementOf(tenant, row));
    if (made.success) lot.push(made.data);
    else wrong.set(row.id, made.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "));
  }
  return { lot, wrong };
}

async function sent(
  registry: NonNullable<Site["registry"]>,
  lot: Statement[],
  signal: AbortSignal,
): Promise<{ taken: string[]; refused: Refused }> {
  const { status, body } = await registry.send(lot, signal);
  if (status === 201) return { taken: lot.map(({ puid }) => puid), refused: new Map() };
  if (status !== 422) throw new Error(`the Transparency Database answered ${status}`);
  const { errors = {} } = refusedAnswer.parse(JSON.parse(body));
  const existing = z.array(z.string()).safeParse(errors.existing_puids);
  const refused: Refused = new Map();
  for (const [at, { puid }] of lot.entries()) {
    const wrong = Object.hasOwn(errors, `statement_${at}`) ? errors[`statement_${at}`] : undefined;
    if (wrong !== undefined) refused.set(puid, JSON.stringify(wrong));
  }
  const known = existing.success ? lot.flatMap(({ puid }) => (existing.data.includes(puid) ? puid : [])) : [];
  return { taken: known, refused };
}

/** Converts a restriction to the Database's format. The facts may name people, so they are left out. */
export function statementOf({ origin, countries }: Pick<Tenant, "origin" | "countries">, row: Unsent): unknown {
  const byLaw = row.decisionGround === "DECISION_GROUND_ILLEGAL_CONTENT";
  const ground = shortened(row.ground, LONGEST_GROUND);
  const thing = THINGS[row.item];
  const why = `${row.actor === "" ? "A program" : "A person on the moderation team"} found that ${thing} goes against it.`;
  return {
    ...EFFECTS[row.kind],
    ...(row.item === "account" && { account_type: "ACCOUNT_TYPE_PRIVATE" }),
    ...(row.until !== null && row.kind === "suspended" && { end_date_account_restriction: dayOf(row.until) }),
    ...(row.until !== null && row.kind === "held" && { end_date_service_restriction: dayOf(row.until) }),
    decision_ground: row.decisionGround,
    decision_ground_reference_url: `${origin}/pages/ban`,
    ...(byLaw
      ? { illegal_content_legal_ground: ground, illegal_content_explanation: why }
      : {
          incompatible_content_ground: ground,
          incompatible_content_explanation: why,
          incompatible_content_illegal: "No",
        }),
    category: row.category,
    category_specification: row.categorySpecification ? [row.categorySpecification] : [],
    content_type: CONTENT[row.item],
    ...(row.item === "account" && { content_type_other: "Account" }),
    content_date: dayOf(row.contentDate),
    ...(row.contentLanguage && { content_language: row.contentLanguage.toUpperCase() }),
    territorial_scope: countries.filter(isInEea),
    application_date: dayOf(row.from),
    decision_facts: `On a dating site, ${thing} ${SOURCES.get(row.sourceType) ?? LOOKED_AT}. ${why}`,
    source_type: row.sourceType,
    ...(row.sourceIdentity && { source_identity: row.sourceIdentity }),
    automated_detection: row.automatedDetection ? "Yes" : "No",
    automated_decision: row.automatedDecision,
    puid: row.id,
  };
}

const LONGEST_GROUND = 500;

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

const EFFECTS = {
  removed: { decision_visibility: ["DECISION_VISIBILITY_CONTENT_REMOVED"] },
  refused: { decision_visibility: ["DECISION_VISIBILITY_CONTENT_REMOVED"] },
  disabled: { decision_visibility: ["DECISION_VISIBILITY_CONTENT_DISABLED"] },
  suspended: { decision_account: "DECISION_ACCOUNT_SUSPENDED" },
  terminated: { decision_account: "DECISION_ACCOUNT_TERMINATED" },
  held: { decision_provision: "DECISION_PROVISION_PARTIAL_SUSPENSION" },
} as const;

const CONTENT = {
  text: ["CONTENT_TYPE_TEXT"],
  message: ["CONTENT_TYPE_TEXT"],
  photo: ["CONTENT_TYPE_IMAGE"],
  profile: ["CONTENT_TYPE_TEXT", "CONTENT_TYPE_IMAGE"],
  account: ["CONTENT_TYPE_OTHER"],
  writing: ["CONTENT_TYPE_TEXT"],
} as const;

const THINGS = {
  text: "a text on a member's profile",
  message: "a member's message",
  photo: "a member's photo",
  profile: "a member's profile",
  account: "what a member did with an account",
  writing: "what a member wrote to others",
} as const;

const LOOKED_AT = "was looked at on the site's own initiative";
const SOURCES = new Map([
  ["SOURCE_ARTICLE_16", "was said to be illegal in a notice"],
  ["SOURCE_TRUSTED_FLAGGER", "was said to be illegal in a notice of a trusted flagger"],
  ["SOURCE_TYPE_OTHER_NOTIFICATION", "was reported by somebody"],
]);
