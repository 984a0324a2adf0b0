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

const email = { does: "the operator's email address" } as const;
const role = { takes: "<role>", does: `one of ${ROLES.join(", ")}`, needed: true, read: roleIn } as const;
const brand = { takes: "<slug>", does: "for this brand only; all brands by default", read: slugIn } as const;

export default {
  more: `Operators sign in at the console, on OPERATOR_HOST. A printed link works once: its user chooses a passkey, or a password with an
authenticator app. Give it only to the operator.`,
  nouns: { audit },
  verbs: {
    add: verb({
      does: "Adds an operator with one role, and prints the link for the first sign-in.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand, name: { takes: "<name>", does: "name that colleagues see" } },
      run: ({ email, role, brand, name = email.split("@")[0]! }) =>
        onDesk(async (dependencies) => {
          assertBrand(brand);
          const input = { email, name, role, brand: brand ?? null };
          const { id, token } = await orRefusal(addOperator(dependencies, thisOperator(), input), email);
          return linkOf(dependencies, { id, email, token });
        }),
    }),
    list: verb({
      does: "Lists the operators and their roles.",
      permission: "operators.see",
      run: () => onDesk(listAll),
    }),
    grant: verb({
      does: "Gives an operator another role.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand },
      run: ({ email, role, brand = null }) =>
        onDesk((dependencies) => changeGrant(dependencies, email, { role, brand }, { gives: true })),
    }),
    revoke: verb({
      does: "Takes a role away.",
      permission: "operators.manage",
      arguments: { email },
      options: { role, brand },
      run: ({ email, role, brand = null }) =>
        onDesk((dependencies) => changeGrant(dependencies, email, { role, brand }, { gives: false })),
    }),
    recover: verb({
      does: "Prints a new link for an operator without a key. Using it replaces all former keys.",
      permission: "operators.manage",
      arguments: { email },
      run: ({ email }) =>
        onDesk(async (dependencies) => {
          const { id } = await named(dependencies, email);
          const { token } = await recoverOperator(dependencies, thisOperator(), id);
          return linkOf(dependencies, { id, email, token });
        }),
    }),
    "link-user": verb({
      does: "Links a user of this machine to an operator, for commands with the operator's roles and name.",
      permission: "operators.manage",
      more: `An unlinked user may do everything, because the user has the machine. With sudo the calling user counts. Commands are not signed:
the machine decides who can type them.`,
      arguments: { email, user: { does: "the system user's name" } },
      run: ({ email, user }) => onDesk((dependencies) => linkUser(dependencies, email, user)),
    }),
    "unlink-user": verb({
      does: "Removes the link.",
      permission: "operators.manage",
      arguments: { email },
      run: ({ email }) => onDesk((dependencies) => linkUser(dependencies, email, null)),
    }),
    remove: verb({
      does: "Removes an operator's permissions. The audit keeps the name.",
      permission: "operators.manage",
      arguments: { email },
      options: { yes: { does: "removes the operator; without it nothing changes" } },
      run: ({ email, yes }) => onDesk((dependencies) => removeOne(dependencies, email, { yes })),
    }),
  },
} satisfies Noun;

/** Rejects an empty slug, because an unset shell variable would grant a role for every brand. */
function slugIn(text: string): string {
  if (!/^[a-z0-9-]+$/.test(text)) throw new Error("takes the slug of a brand; leave it out for all of them");
  return text;
}

function roleIn(text: string): Role {
  const found = ROLES.find((role) => role === text);
  if (!found) throw new Error(`takes one of ${ROLES.join(", ")}`);
  return found;
}

/** What a command about operators works with. */
interface Dependencies {
  db: Db;
  now(): number;
  newId(): string;
  randomBytes(size: number): Uint8Array;
  origin: string;
}

/** Runs work with this machine's operators' database. Throws a Refusal if OPERATOR_HOST is not set. */
async function onDesk<T>(work: (dependencies: Dependencies) => Promise<T>): Promise<T> {
  const { databaseUrl: url, dataDir, operatorHost, operatorOrigin, port } = readEnvironment();
  if (!operatorHost) throw new Refusal("OPERATOR_HOST is not set. Set it to the console's host, as for the server");
  const db = openControl({ url, dataDir, migrationsDir: join(schemaFolder, "control/migrations") });
  const origin = consoleOrigin(operatorHost, { operatorOrigin, port });
  try {
    return await work({ db, now: Date.now, newId: idMaker(Date.now, randomBytes), randomBytes, origin });
  } finally {
    await db.close();
  }
}

async function listAll(dependencies: Dependencies): Promise<Answer> {
  const operators = await operatorsOf(dependencies);
  const cells = operators.map(({ email, name, grants, leftAt }) => {
    return [email, name, leftAt === null ? grants.map(inWords).join(", ") || "no role" : "left"];
  });
  const lines = cells.length > 0 ? columns([["E-MAIL", "NAME", "ROLES"], ...cells]) : ["There is no operator yet"];
  const times = ({ createdAt, leftAt, ...rest }: ListedOperator) => ({
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    leftAt: leftAt === null ? null : new Date(leftAt).toISOString(),
  });
  return { lines, data: { operators: operators.map(times) } };
}

async function changeGrant(
  dependencies: Dependencies,
  email: string,
  grant: Grant,
  { gives }: { gives: boolean },
): Promise<Answer> {
  if (gives) assertBrand(grant.brand ?? undefined);
  const { id } = await named(dependencies, email);
  await orRefusal((gives ? grantRole : revokeRole)(dependencies, thisOperator(), id, grant), email);
  const words = `${inWords(grant)} is ${gives ? "" : "no longer "}a role of ${email}`;
  return { lines: [words], data: { id, ...grant, given: gives } };
}

/** Links a system user's commands to an operator. */
async function linkUser(dependencies: Dependencies, email: string, user: string | null): Promise<Answer> {
  const { id } = await named(dependencies, email);
  await orRefusal(linkSystemUser(dependencies, thisOperator(), id, user), email);
  const line =
    user === null ? `${email} is linked to no system user` : `Commands of ${user} count as those of ${email}`;
  return { lines: [line], data: { id, systemUser: user } };
}

/** Removes an operator with all keys, sessions and pending actions. Without `yes` only announces it. */
async function removeOne(dependencies: Dependencies, email: string, { yes }: { yes: boolean }): Promise<Answer> {
  const { id } = await named(dependencies, email);
  if (!yes) {
    const line = `This deletes every key, session and pending action of ${email}. Confirm with --yes.`;
    return { lines: [line], data: { id, email, removed: false } };
  }
  await orRefusal(dismissOperator(dependencies, thisOperator(), id), email);
  return { lines: [`${email} has no permissions any more`], data: { id, email, removed: true } };
}

function assertBrand(slug: string | undefined): void {
  if (slug !== undefined) tenantNamed(readEnvironment(), slug);
}

function linkOf({ origin }: Dependencies, { id, email, token }: { id: string; email: string; token: string }): Answer {
  const link = `${origin}/join?link=${token}`;
  return { lines: [`For ${email}, once, within three days:`, link], data: { id, email, link } };
}

async function named(dependencies: Dependencies, email: string): Promise<ListedOperator> {
  const address = email.toLowerCase();
  const found = (await operatorsOf(dependencies)).find((each) => each.email === address && each.leftAt === null);
  if (!found) throw new Refusal(`There is no active operator ${email}: npx bouquet operator list`);
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
  "console.operator_exists": (email) => `${email} is an operator already. For more roles: npx bouquet operator grant`,
  "console.system_user_taken": () => "This user is linked to another operator. First: npx bouquet operator unlink-user",
  "console.last_owner": () => "At least one owner of all brands must remain",
  "console.email_wrong": (email) => `${email} is not a valid email address`,
};

function inWords({ role, brand }: Grant): string {
  return `${role} of ${brand ?? "all brands"}`;
}
