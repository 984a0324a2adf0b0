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
  /** Whether to generate a new pair instead of printing the pair in use. */
  other: boolean;
}

/**
 * Prints the key pair for push. Without a pair in the config, prints the pair of the site's own secret, which is made
 * if it is missing.
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
  if (other) lines.push("With a new pair each browser subscribes again at its member's next visit.");
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
