import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import type { Desk } from "~/app/domain/desk";
import { sendDueMails } from "~/app/domain/desk/desk-mail/desk-mail";
import { mailDispute } from "~/app/domain/desk/dispute-mails/dispute-mails";
import { mailWeek } from "~/app/domain/desk/weekly/weekly";
import type { Machine } from "~/app/domain/machine";
import type { Site } from "~/app/domain/site";
import type { Db } from "~/db/handle";
import { idMaker } from "~/db/ids";
import { workAlone } from "./alone";

/** In ms: `sending` between two searches for due emails, `figures` between two checks of the weekly figures. */
const PACE = { sending: 3_000, figures: 10 * 60_000 };

interface Parts {
  desk: Desk;
  sites(): Site[];
  pace?: typeof PACE;
}

/** Sends the desk's emails, which any process and any command may enqueue. Also writes the weekly email. */
export function startDeskMail({ desk, sites, pace = PACE }: Parts): { stop(): Promise<void> } {
  const owner = `${hostname()} ${process.pid} ${Date.now().toString(36)}`;
  let isTroubled = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return workAlone(desk.machine, "desk mail", async ({ signal, paused }) => {
    while (await paused(pace.sending)) {
      try {
        if (desk.now() - lookedAt >= pace.figures) {
          lookedAt = desk.now();
          await mailWeek(desk, sites());
        }
        while (!signal.aborted && (await sendDueMails(desk, owner)) > 0);
        isTroubled = false;
      } catch (error) {
        if (!isTroubled) desk.log.error({ err: error }, "the desk's emails can't be sent");
        isTroubled = true;
      }
    }
  });
}

/**
 * Returns the function by which sites email the desk about disputes. Sites themselves have no access to the operators'
 * database.
 */
export function disputeMails(db: Db): Machine["tellOfDispute"] {
  const desk = { db, now: Date.now, newId: idMaker(Date.now, randomBytes) };
  return (dispute) => mailDispute(desk, dispute);
}
