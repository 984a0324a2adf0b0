import { join } from "node:path";
import { commanderOf } from "~/app/domain/desk/operators/system-users";
import { isWhole, type Permission } from "~/app/domain/desk/permissions/permissions";
import { readEnvironment, schemaFolder } from "~/app/settings/environment";
import { controlFamily } from "~/db/control/family";
import { CONTROL, openControl } from "~/db/control/open";
import { hasDatabase } from "~/db/snapshot/landing";
import { actionAs, mayDo, systemUser } from "../operator";
import { Refusal } from "../refusal";

/**
 * Runs a command as the operator linked to the system user. Throws a Refusal without the permission for this tenant. An
 * unlinked system user may do everything, because that user controls the machine.
 */
export async function authorise(permissions: Permission[], tenant: string): Promise<void> {
  const user = systemUser();
  const found = await commanderHere(user);
  if (!found) return;
  actionAs(found);
  const missing = permissions.find((each) => !mayDo(each, tenant));
  if (!missing) return;
  const where = tenant && !isWhole(missing) ? ` for ${tenant}` : "";
  const says = `${user} types commands as ${found.email}, whose roles do not include ${missing}${where}`;
  throw new Refusal(`${says}: npx bouquet operator list`, "console.not_allowed");
}

async function commanderHere(user: string) {
  const { databaseUrl: url, dataDir, operatorHost } = readEnvironment();
  // Does not open a missing database, because opening creates it, and a restore must not find one.
  if (!operatorHost || !(await hasDatabase({ url, dataDir, family: controlFamily, name: CONTROL }))) return undefined;
  const db = openControl({ url, dataDir, migrationsDir: join(schemaFolder, "control/migrations") });
  try {
    return await commanderOf({ db }, user);
  } finally {
    await db.close();
  }
}
