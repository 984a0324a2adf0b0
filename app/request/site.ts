import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Buses } from "~/app/domain/bus";
import type { Machine } from "~/app/domain/machine";
import { type MailGround, mailerFor } from "~/app/domain/mail/mail";
import type { MediaStore } from "~/app/domain/media/media";
import { offersFor } from "~/app/domain/offers/offers";
import { gatewayFor } from "~/app/domain/payments/payments";
import { partnersFor } from "~/app/domain/postbacks/postbacks";
import { pusherFor } from "~/app/domain/push/push";
import { sealerFor } from "~/app/domain/sealing";
import { signerFor } from "~/app/domain/signing";
import type { Site, Sites } from "~/app/domain/site";
import { wordsFor } from "~/app/locales";
import { idMaker } from "~/db/ids";
import type { Databases } from "~/db/open";

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
      const db = databases.of(tenant.slug);
      const ownLog = log.child({ tenant: tenant.slug });
      const site: Site = {
        tenant,
        db,
        bus: buses.of(tenant.slug),
        media: media.of(tenant.slug),
        signer: signerFor(tenant.slug, secret),
        sealer: sealerFor(tenant.slug, secret),
        words: (language, locale) => wordsFor(tenant, language, locale),
        now: Date.now,
        newId,
        randomBytes,
        log: ownLog,
        machine,
        mailer: mailerFor(tenant, mail),
        pusher: pusherFor(tenant, { secret, secretNamed: mail.secret }),
        partners: partnersFor(tenant, { secretNamed: mail.secret, now: Date.now }),
        offers: offersFor(tenant, { now: Date.now, log: ownLog }),
        gateway: gatewayFor({ tenant, db, secret: mail.secret, now: Date.now, randomBytes }),
      };
      made.set(tenant.slug, site);
      return site;
    },
    forget: (slug) => void made.delete(slug),
  };
}
