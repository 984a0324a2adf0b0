import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Buses } from "~/app/cluster/bus";
import type { Machine } from "~/app/domain/machine";
import { type MailGround, mailerFor } from "~/app/domain/mail/mailer";
import type { MediaStore } from "~/app/domain/media/media";
import { sealerFor } from "~/app/domain/sealing";
import { signerFor } from "~/app/domain/signing";
import type { Site } from "~/app/domain/site";
import { type Language, wordsFor } from "~/app/locales";
import { idMaker } from "~/db/ids";
import type { Databases } from "~/db/open";
import type { Tenant } from "~/tenants/schema";

export interface Sites {
  of(tenant: Tenant): Site;
  /** A tenant that changed or went. */
  forget(slug: string): void;
}

interface Ground {
  databases: Databases;
  buses: Buses;
  media: MediaStore;
  secret: string;
  machine: Machine;
  mail: MailGround;
  log: Logger;
}

/** Makes the site of a tenant once for each revision of its config. */
export function openSites({ databases, buses, media, secret, machine, mail, log }: Ground): Sites {
  const made = new Map<string, Site>();
  const newId = idMaker(Date.now, randomBytes);
  return {
    of(tenant) {
      const known = made.get(tenant.slug);
      if (known?.tenant === tenant) return known;
      const site: Site = {
        tenant,
        db: databases.of(tenant.slug),
        bus: buses.of(tenant.slug),
        media: media.of(tenant.slug),
        signer: signerFor(tenant.slug, secret),
        sealer: sealerFor(tenant.slug, secret),
        words: (language) => wordsFor(tenant, language as Language),
        now: Date.now,
        newId,
        randomBytes,
        log: log.child({ tenant: tenant.slug }),
        machine,
        mailer: mailerFor(tenant, mail),
      };
      made.set(tenant.slug, site);
      return site;
    },
    forget: (slug) => void made.delete(slug),
  };
}
