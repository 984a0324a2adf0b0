import { readFields } from "~/app/console/frame/forms";
import { deskAction, deskLoader } from "~/app/console/frame/guards";
import { removeView, saveView } from "~/app/domain/desk/views/views";
import { domainError } from "~/app/domain/errors";
import { safePathOr } from "~/app/request/guards";
import { redirect } from "~/app/router/server";

const formOnly = domainError("console.not_found", "not_found");

export const loader = deskLoader("self.views", () => {
  throw formOnly();
});

/** Saves the current list under a name, or removes a saved one. */
export const action = deskAction("self.views", async ({ context: { desk }, who, request }) => {
  const { step, id = "", name = "", path = "" } = await readFields(request);
  if (step === "remove") await removeView(desk, who.id, id);
  else await saveView(desk, who.id, { name, path });
  return redirect(safePathOr(path, "/queue"));
});
