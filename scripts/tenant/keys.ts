import pino from "pino";
import webPush from "web-push";
import { openTenants } from "~/app/databases";
import { type PushKeys, pushKeysFrom } from "~/app/domain/reach/push/keys";
import { keysFor } from "~/app/domain/site/secrets/secrets";
import type { Environment } from "~/app/settings/environment";
import { tenantSecret } from "~/app/settings/environment";
import { secretUnder } from "~/app/settings/secret";
import { secretPrefix } from "~/tenants/config/secret-names";
import type { Answer } from "../commands/declaration";
import { Refusal } from "../refusal";
import { tenantNamed } from "./read";

interface Asked {
  slug: string;
  /** Another pair than the one in use. */
  other: boolean;
}

/**
 * The pair of push keys that a tenant's site uses, as its config and the server's environment would hold it. Without a pair in
 * the config that is the one worked out from the site's own secret, which is made where there is none yet.
 */
export async function keysOf(
  environment: Environment,
  { slug, other }: Asked,
  secretNamed: (name: string) => string | undefined = tenantSecret,
): Promise<Answer> {
  const { push } = tenantNamed(environment, slug);
  const name = push?.privateKey.env ?? `${secretPrefix(slug)}PUSH_KEY`;
  const { publicKey, privateKey } = other ? webPush.generateVAPIDKeys() : await keysInUse();
  const config = { push: { publicKey, privateKey: { env: name } } };
  const lines = [
    "In tenant.json:",
    `  ${JSON.stringify(config).slice(1, -1)}`,
    "In the server's environment:",
    `  ${name}=${privateKey}`,
  ];
  if (other) lines.push("With another pair each browser subscribes anew when its member next comes by.");
  return { lines, data: { config, environment: { [name]: privateKey } } };

  async function keysInUse(): Promise<PushKeys> {
    if (!push) return ownKeys(environment, slug);
    const secret = secretNamed(name);
    if (!secret) throw new Refusal(`The private half is in the environment variable ${name}, which is not set here`);
    return { publicKey: push.publicKey, privateKey: secret };
  }
}

async function ownKeys(environment: Environment, slug: string): Promise<PushKeys> {
  const secret = environment.secret ?? secretUnder(environment.dataDir);
  const databases = openTenants(environment, { limit: 1 });
  try {
    const log = pino({ level: "silent" });
    const { push } = await keysFor({ db: databases.of(slug), slug, secret, now: Date.now, log })();
    return pushKeysFrom(push);
  } finally {
    await databases.close();
  }
}
