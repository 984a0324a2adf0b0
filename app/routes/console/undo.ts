import { dismissFailures, takeBack } from "~/app/domain/desk/postponed/postponed";
import { domainError } from "~/app/domain/errors";
import { readFields } from "~/app/request/console/forms";
import { deskAction, deskLoader } from "~/app/request/console/guards";
import { withNews } from "~/app/request/console/news";
import { safePathOr } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

const formOnly = domainError("console.not_found", "not_found");

export const loader = deskLoader("self.deeds", () => {
  throw formOnly();
});

/** Takes back what was confirmed just now, or notes that it was read what could not be done. */
export const action = deskAction("self.deeds", async (where) => {
  const { desk } = where.context;
  const { step, batch = "", next = "" } = await readFields(where.request);
  const path = safePathOr(next, "/");
  if (step === "read") {
    await dismissFailures(desk, where.who.id);
    return redirect(path);
  }
  const kind = (await takeBack(desk, where.who.id, batch)) ? "undone" : "too_late";
  return redirect(withNews(where, path, { kind, act: "" }));
});
