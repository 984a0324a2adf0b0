import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { dismissOperator } from "~/app/domain/desk/joining/joining";
import {
  addOperator,
  grantRole,
  type ListedOperator,
  operatorsOf,
  recoverOperator,
  revokeRole,
} from "~/app/domain/desk/operators/operators";
import { linkSystemUser } from "~/app/domain/desk/operators/system-users";
import { type Grant, ROLES, type Role } from "~/app/domain/desk/permissions/permissions";
import type { DomainError } from "~/app/domain/errors";
import { readEnvironment, schemaFolder } from "~/app/settings/environment";
import { consoleOrigin } from "~/app/settings/operator-host";
import { openControl } from "~/db/control/open";
import type { Db } from "~/db/handle";
import { idMaker } from "~/db/ids";
import audit from "../audit/command";
import { columns } from "../columns.mjs";
import { type Answer, type Noun, verb } from "../commands/declaration";
import { thisOperator } from "../operator";
import { Refusal } from "../refusal";
import { tenantNamed } from "../tenant/read";

const email = { does: "their e-mail address" } as const;
const role = { takes: "<role>", does: `one of ${ROLES.join(", ")}`, needed: true, read: roleIn } as const;
const brand = { takes: "<slug>", does: "for this brand alone; for all where left out", read: slugIn } as const;

export default {
  more: `Operators sign in at the console, on OPERATOR_HOST. A link that is printed here works once: whoever opens it chooses a
passkey, or a password with an app. Give it to nobody else.`,
  nouns: { audit },
  verbs: {
    add: verb({
      does: "Adds somebody, with one role, and prints the link by which they sign in for the first time.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand, name: { takes: "<name>", does: "what the others read" } },
      run: ({ email, role, brand, name = email.split("@")[0]! }) =>
        onDesk(async (ground) => {
          assertBrand(brand);
          const input = { email, name, role, brand: brand ?? null };
          const { id, token } = await orRefusal(addOperator(ground, thisOperator(), input), email);
          return linkOf(ground, { id, email, token });
        }),
    }),
    list: verb({
      does: "Who there is, and what they may do.",
      permission: "operators.see",
      run: () => onDesk(listAll),
    }),
    grant: verb({
      does: "Gives somebody one more role.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand },
      run: ({ email, role, brand = null }) =>
        onDesk((ground) => changeGrant(ground, email, { role, brand }, { gives: true })),
    }),
    revoke: verb({
      does: "Takes a role away.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand },
      run: ({ email, role, brand = null }) =>
        onDesk((ground) => changeGrant(ground, email, { role, brand }, { gives: false })),
    }),
    recover: verb({
      does: "Prints a new link for somebody who lost every key. It replaces all that they signed in with before.",
      permission: "operators.manage",
      arguments: { email },
      run: ({ email }) =>
        onDesk(async (ground) => {
          const { id } = await named(ground, email);
          const { token } = await recoverOperator(ground, thisOperator(), id);
          return linkOf(ground, { id, email, token });
        }),
    }),
    "link-user": verb({
      does: "Makes the commands of a user of this machine an operator's: with their roles, and under their name in the audit.",
      permission: "operators.manage",
      more: `A user who is nobody's may do everything, because they have the machine. With sudo the user who called it counts. Commands
are not signed: who can type them is for the machine to know.`,
      arguments: { email, user: { does: "the system user's name" } },
      run: ({ email, user }) => onDesk((ground) => linkUser(ground, email, user)),
    }),
    "unlink-user": verb({
      does: "Takes that back.",
      permission: "operators.manage",
      arguments: { email },
      run: ({ email }) => onDesk((ground) => linkUser(ground, email, null)),
    }),
    remove: verb({
      does: "From now on they may do nothing. What they did still names them.",
      permission: "operators.manage",
      arguments: { email },
      options: { yes: { does: "removes them; without it nothing is changed" } },
      run: ({ email, yes }) => onDesk((ground) => removeOne(ground, email, { yes })),
    }),
  },
} satisfies Noun;

/** Rejects an empty slug: an unset shell variable would grant a role for every brand. */
function slugIn(text: string): string {
  if (!/^[a-z0-9-]+$/.test(text)) throw new Error("takes the slug of a brand; leave it out for all of them");
  return text;
}

function roleIn(text: string): Role {
  const found = ROLES.find((role) => role === text);
  if (!found) throw new Error(`takes one of ${ROLES.join(", ")}`);
  return found;
}

/** The dependencies of a command about operators. */
interface Ground {
  db: Db;
  now(): number;
  newId(): string;
  randomBytes(size: number): Uint8Array;
  /** Origin of the console, "https://desk.example.com". */
  origin: string;
}

/** Runs work with this machine's operators' database. Throws a Refusal if OPERATOR_HOST is not set. */
async function onDesk<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  const { databaseUrl: url, dataDir, operatorHost, operatorOrigin, port } = readEnvironment();
  if (!operatorHost) throw new Refusal("Set OPERATOR_HOST to the host of the console, as the server has it");
  const db = openControl({ url, dataDir, migrationsDir: join(schemaFolder, "control/migrations") });
  const origin = consoleOrigin(operatorHost, { operatorOrigin, port });
  try {
    return await work({ db, now: Date.now, newId: idMaker(Date.now, randomBytes), randomBytes, origin });
  } finally {
    await db.close();
  }
}

async function listAll(ground: Ground): Promise<Answer> {
  const operators = await operatorsOf(ground);
  const cells = operators.map(({ email, name, grants, leftAt }) => {
    return [email, name, leftAt === null ? grants.map(inWords).join(", ") || "no role" : "left"];
  });
  const lines = cells.length > 0 ? columns([["E-MAIL", "NAME", "ROLES"], ...cells]) : ["there is no operator yet"];
  const times = ({ createdAt, leftAt, ...rest }: ListedOperator) => ({
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    leftAt: leftAt === null ? null : new Date(leftAt).toISOString(),
  });
  return { lines, data: { operators: operators.map(times) } };
}

async function changeGrant(
  ground: Ground,
  email: string,
  grant: Grant,
  { gives }: { gives: boolean },
): Promise<Answer> {
  if (gives) assertBrand(grant.brand ?? undefined);
  const { id } = await named(ground, email);
  await orRefusal((gives ? grantRole : revokeRole)(ground, thisOperator(), id, grant), email);
  const words = `${inWords(grant)} is ${gives ? "" : "no longer "}a role of ${email}`;
  return { lines: [words], data: { id, ...grant, given: gives } };
}

/** Links a system user's commands to an operator. */
async function linkUser(ground: Ground, email: string, user: string | null): Promise<Answer> {
  const { id } = await named(ground, email);
  await orRefusal(linkSystemUser(ground, thisOperator(), id, user), email);
  const line = user === null ? `no commands are those of ${email}` : `commands of ${user} are those of ${email}`;
  return { lines: [line], data: { id, systemUser: user } };
}

/** Removes an operator with all keys, sessions and pending actions. Without `yes` only announces it. */
async function removeOne(ground: Ground, email: string, { yes }: { yes: boolean }): Promise<Answer> {
  const { id } = await named(ground, email);
  if (!yes) {
    const line = `This removes every key, session and pending action of ${email}. --yes removes them.`;
    return { lines: [line], data: { id, email, removed: false } };
  }
  await orRefusal(dismissOperator(ground, thisOperator(), id), email);
  return { lines: [`${email} may do nothing any more`], data: { id, email, removed: true } };
}

function assertBrand(slug: string | undefined): void {
  if (slug !== undefined) tenantNamed(readEnvironment(), slug);
}

function linkOf({ origin }: Ground, { id, email, token }: { id: string; email: string; token: string }): Answer {
  const link = `${origin}/join?link=${token}`;
  return { lines: [`For ${email}, once, within three days:`, link], data: { id, email, link } };
}

async function named(ground: Ground, email: string): Promise<ListedOperator> {
  const address = email.toLowerCase();
  const found = (await operatorsOf(ground)).find((each) => each.email === address && each.leftAt === null);
  if (!found) throw new Refusal(`Nobody who may act has the address ${email}: npx bouquet operator list`);
  return found;
}

async function orRefusal<T>(work: Promise<T>, email: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const said = REFUSALS[(error as DomainError).code];
    throw said ? new Refusal(said(email)) : error;
  }
}

const REFUSALS: Record<string, (email: string) => string> = {
  "console.operator_exists": (email) => `${email} is an operator already: npx bouquet operator grant gives more roles`,
  "console.system_user_taken": () => "These commands are another operator's: npx bouquet operator unlink-user",
  "console.last_owner": () => "Somebody must be left who is the owner of all brands",
  "console.email_wrong": (email) => `${email} is no e-mail address`,
};

function inWords({ role, brand }: Grant): string {
  return `${role} of ${brand ?? "all brands"}`;
}
