import webPush from "web-push";
import { derivedPushKeys } from "~/app/domain/push/keys";
import type { Environment } from "~/app/environment";
import { tenantSecret } from "~/app/environment";
import { secretUnder } from "~/app/secret";
import { readTenants } from "./check";
import { Refusal } from "./refusal";

/**
 * Prints the pair of push keys that a tenant's site uses, as its config and the server's environment would hold it; with
 * `--new` another pair. Without a pair in the config that is the one worked out from the machine's secret, which is made
 * where there is none yet.
 */
export function printKeys(
  environment: Environment,
  args: string[],
  secretNamed: (name: string) => string | undefined = tenantSecret,
): number {
  const [slug] = args.filter((each) => !each.startsWith("-"));
  const tenant = readTenants(environment)
    .tenants.all()
    .find((each) => each.slug === slug);
  if (!slug || !tenant) throw new Refusal(`There is no tenant ${slug ?? "without a name"}: npm run tenant keys <slug>`);
  const name = tenant.push?.privateKey.env ?? `${slug.toUpperCase().replaceAll("-", "_")}_PUSH_KEY`;
  const keys = args.includes("--new") ? webPush.generateVAPIDKeys() : keysInUse();
  const config = { push: { publicKey: keys.publicKey, privateKey: { env: name } } };
  console.log(
    `In tenant.json:\n  ${JSON.stringify(config).slice(1, -1)}\nIn the server's environment:\n  ${name}=${keys.privateKey}`,
  );
  if (args.includes("--new"))
    console.log("With another pair each browser subscribes anew when its member next comes by.");
  return 0;

  function keysInUse() {
    if (!tenant!.push) return derivedPushKeys(slug!, environment.secret ?? secretUnder(environment.dataDir));
    const privateKey = secretNamed(name);
    if (!privateKey)
      throw new Refusal(`The private half is in the environment variable ${name}, which is not set here`);
    return { publicKey: tenant!.push.publicKey, privateKey };
  }
}
