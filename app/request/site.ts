import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Buses } from "~/app/domain/bus";
import { type Erasures, forgottenErasures } from "~/app/domain/erasures";
import type { Machine } from "~/app/domain/machine";
import { gatewaysFor } from "~/app/domain/money/payments/payments";
import { type MailDependencies, mailerFor } from "~/app/domain/reach/mail/mail";
import { offersFor } from "~/app/domain/reach/offers/offers";
import { partnersFor } from "~/app/domain/reach/postbacks/postbacks";
import { pusherFor } from "~/app/domain/reach/push/push";
import { registryFor } from "~/app/domain/safety/statements/statements";
import { sealerWith } from "~/app/domain/sealing";
import { signerFor } from "~/app/domain/signing";
import type { Site, Sites } from "~/app/domain/site";
import type { MediaStore } from "~/app/domain/site/media/media";
import { keysFor, type SiteKeys } from "~/app/domain/site/secrets/secrets";
import { wordsFor } from "~/app/locales";
import { idMaker } from "~/db/ids";
import type { Databases } from "~/db/open";

interface Dependencies {
  databases: Pick<Databases, "of">;
  buses: Buses;
  media: MediaStore;
  secret: string;
  /** Whether the sites' own secrets are encrypted with the machine's secret. */
  keysKept: boolean;
  machine: Machine;
  mail: MailDependencies;
  log: Logger;
  /** Returns the time, UTC ms. Default: the machine's clock. */
  now?: () => number;
  /** Returns the list of a site's erased accounts. Left out without backups. */
  erasures?: ((slug: string) => Erasures) | undefined;
}

/** Maximum number of cached sites. A closed tenant's site occupies memory and takes little time to create. */
const KEPT = 200;

/** Makes the site of a tenant once per revision of its config, and caches the most recently used ones. */
export function openSites(dependencies: Dependencies): Sites {
  const { databases, buses, media, secret, keysKept, machine, mail, log, now = Date.now, erasures } = dependencies;
  const made = new Map<string, Site>();
  const newId = idMaker(now, randomBytes);
  return {
    of(tenant) {
      const known = made.get(tenant.slug);
      if (known?.tenant === tenant) {
        if (made.size === KEPT) {
          made.delete(tenant.slug);
          made.set(tenant.slug, known); // moves to the end of the eviction order
        }
        return known;
      }
      const db = databases.of(tenant.slug);
      const ownLog = log.child({ tenant: tenant.slug });
      const keys = keysKept ? keysFor({ db, slug: tenant.slug, secret, now, log: ownLog }) : noKeys;
      const site: Site = {
        tenant,
        db,
        bus: buses.of(tenant.slug),
        media: media.of(tenant.slug),
        signer: signerFor(tenant.slug, secret),
        sealer: async () => sealerWith((await keys()).seal),
        words: (language, locale) => wordsFor(tenant, language, locale),
        now,
        newId,
        randomBytes,
        erasures: erasures?.(tenant.slug) ?? forgottenErasures,
        log: ownLog,
        machine,
        mailer: mailerFor(tenant, mail),
        pusher: pusherFor(tenant, { ownBytes: async () => (await keys()).push, secretNamed: mail.secret }),
        registry: registryFor(tenant, { secretNamed: mail.secret }),
        partners: partnersFor(tenant, { secretNamed: mail.secret, now }),
        offers: offersFor(tenant, { now, log: ownLog }),
        gateway: gatewaysFor({ tenant, db, secret: mail.secret, now, randomBytes }),
      };
      made.delete(tenant.slug);
      made.set(tenant.slug, site);
      if (made.size > KEPT) made.delete(made.keys().next().value!);
      return site;
    },
    forget: (slug) => void made.delete(slug),
  };
}

async function noKeys(): Promise<SiteKeys> {
  throw new Error("this process does not have the machine's secret");
}
