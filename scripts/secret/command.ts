import { openTenants } from "~/app/databases";
import { type Rewrapped, rewrap } from "~/app/domain/site/secrets/secrets";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import { secretUnder } from "~/app/settings/secret";
import { textOf } from "../backup/identities";
import { type Answer, type Noun, verb } from "../commands/declaration";
import { Refusal } from "../refusal";
import { readTenants, tenantNamed } from "../tenant/read";

export default {
  verbs: {
    rewrap: verb({
      does: "Rewraps each site's secret with the machine's new one.",
      permission: "machine.run",
      more: `Also for a site from another machine. Sealed data stay readable, and browsers stay subscribed. The new secret is SECRET or
DATA_DIR/secret, as for the server, which must be stopped. After an interruption, run it again.`,
      arguments: { slug: { does: "one site only", optional: true } },
      options: {
        former: {
          takes: "<file>",
          does: "a file with the former machine's secret, and nothing else",
          needed: true,
        },
      },
      run: ({ slug, former }) => rewrapSecrets(readEnvironment(), { former, slug }),
    }),
  },
} satisfies Noun;

interface Asked {
  former: string;
  slug: string | undefined;
}

type Outcome = Rewrapped | "no database";

const SAYS: Record<Outcome, string> = {
  rewrapped: "is wrapped by the new secret now",
  made: "had none; it has one now, which opens what was sealed before",
  already: "was already wrapped by the new secret",
  unknown: "IS WRAPPED BY NEITHER SECRET: nothing was changed",
  "no database": "has no database yet, and nothing to wrap",
};

export async function rewrapSecrets(environment: Environment, { former: file, slug }: Asked): Promise<Answer> {
  const former = secretIn(file);
  const secret = environment.secret ?? secretUnder(environment.dataDir);
  const slugs = slug === undefined ? readTenants(environment).slugs : [tenantNamed(environment, slug).slug];
  const databases = openTenants(environment, { limit: 1 });
  const sites: { slug: string; outcome: Outcome }[] = [];
  try {
    for (const each of slugs) {
      const there = await databases.glance(each, async () => true as const);
      const outcome = there && (await rewrap(databases.of(each), each, { former, secret, now: Date.now() }));
      sites.push({ slug: each, outcome: outcome ?? "no database" });
    }
  } finally {
    await databases.close();
  }
  const width = Math.max(0, ...slugs.map((each) => each.length));
  return {
    lines: sites.map((each) => `${each.slug.padEnd(width)}  ${SAYS[each.outcome]}`),
    data: { sites },
    code: sites.some(({ outcome }) => outcome === "unknown") ? 1 : 0,
  };
}

function secretIn(file: string): string {
  const text = textOf(file, "--former").trim();
  if (text) return text;
  throw new Refusal(`--former: ${file} is empty`);
}
