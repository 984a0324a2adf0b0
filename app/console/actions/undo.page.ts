import { readFields } from "~/app/console/frame/forms";
import { deskAction, deskLoader } from "~/app/console/frame/guards";
import { withNews } from "~/app/console/frame/news";
import { photosTakenBack } from "~/app/console/photos/taken-back";
import { dismissFailures, takeBack } from "~/app/domain/desk/pending-actions/pending-actions";
import { domainError } from "~/app/domain/errors";
import { safePathOr } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

const formOnly = domainError("console.not_found", "not_found");

export const loader = deskLoader("self.actions", () => {
  throw formOnly();
});

/**
 * Undoes a pending action, or marks a failed action as read. After an undo, the page of photos shows the earlier
 * choices again.
 */
export const action = deskAction("self.actions", async (where) => {
  const { desk } = where.context;
  const { step, batch = "", next = "" } = await readFields(where.request);
  const path = safePathOr(next, "/");
  if (step === "read") {
    await dismissFailures(desk, where.who.id);
    return redirect(path);
  }
  const photos = await photosTakenBack(where, batch);
  const isTaken = await takeBack(desk, where.who.id, batch);
  const led = { kind: isTaken ? ("undone" as const) : ("too_late" as const), action: "" };
  return redirect(withNews(where, (isTaken && photos) || path, led));
});
