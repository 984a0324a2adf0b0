import { z } from "zod";
import { removeFiles } from "~/app/domain/people/photos/photos";
import { askAgainAt } from "~/app/domain/safety/authorities/authorities";
import {
  blankContent,
  FORGETTING,
  photosKept,
  restrictionsOfDecisions,
} from "~/app/domain/safety/restrictions/restrictions";
import { deleteSecured, RELEASING, securedOf } from "~/app/domain/safety/secured/secured";
import { type Effect, effect, enqueue } from "~/app/domain/site/outbox/outbox";
import { blankComplaints, complaintsOfCase } from "./complaints.queries";
import { blankReports, caseById, reportsOfCase } from "./reports.queries";

const forgotten = z.object({ case: z.string(), closedAt: z.number() });

/**
 * The job that erases the evidence of a closed case. No subject, because the evidence must be erased even if its
 * member's account is gone.
 */
export const forgetting: Effect<{ case: string; closedAt: number }> = effect("reports.forget", forgotten, {
  subject: () => null,
  handle: async ({ payload: { case: id, closedAt } }, site) => {
    const found = await site.db.read((conn) => caseById(conn, id));
    if (found?.state !== "closed" || found.closedAt !== closedAt) return;
    const later = found.subjectId && (await site.db.read((conn) => askAgainAt(site, conn, found.subjectId)));
    if (later) {
      const again = { key: `${id} ${closedAt} held ${later}`, payload: { case: id, closedAt }, dueAt: later };
      return site.db.transact((tx) => enqueue(site, tx, forgetting, again));
    }
    const { reports, complaints } = await site.db.read(async (conn) => {
      return { reports: await reportsOfCase(conn, id), complaints: await complaintsOfCase(conn, id) };
    });
    for (const { evidence } of reports) {
      if (evidence?.photo) await removeFiles(site, evidence.photo.file, "held");
    }
    for (const { complaint } of complaints) {
      for (const picture of complaint.pictures) await removeFiles(site, picture, "held");
    }
    await site.db.transact(async (tx) => {
      await blankReports(tx, id);
      await blankComplaints(tx, id);
    });
  },
});

/** Erases the content of a decision's restrictions when the time for an appeal is over. */
const contentForgetting = effect(FORGETTING.kind, z.object({ decision: z.string() }), {
  subject: FORGETTING.subject,
  handle: async ({ payload: { decision } }, site) => {
    const restricted = await site.db.read((conn) => restrictionsOfDecisions(conn, [decision]));
    const [first] = restricted;
    const later = first && (await site.db.read((conn) => askAgainAt(site, conn, first.memberId)));
    if (later) {
      const again = { key: `${decision} held ${later}`, payload: { decision }, dueAt: later };
      return site.db.transact((tx) => enqueue(site, tx, FORGETTING, again));
    }
    for (const photo of restricted.flatMap(photosKept)) await removeFiles(site, photo, "held");
    await site.db.transact((tx) => blankContent(tx, decision));
  },
});

/** The job that erases content which a member deleted under a legal hold, once no legal hold is left. */
const releasing = effect(RELEASING.kind, z.object({ member: z.string() }), {
  subject: RELEASING.subject,
  handle: async ({ payload: { member } }, site) => {
    const later = await site.db.read((conn) => askAgainAt(site, conn, member));
    if (later) {
      const again = { key: `${member} ${later}`, payload: { member }, dueAt: later };
      return site.db.transact((tx) => enqueue(site, tx, RELEASING, again));
    }
    for (const { content } of await site.db.read((conn) => securedOf(conn, member))) {
      if (content.photo) await removeFiles(site, content.photo, "held");
    }
    await site.db.transact((tx) => deleteSecured(tx, member));
  },
});

export const reportEffects = [forgetting, contentForgetting, releasing];
