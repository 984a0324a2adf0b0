import { consoleAction, consoleLoader } from "~/app/console/frame/guards";
import { endOperatorSession } from "~/app/console/frame/session";
import { endSession } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { redirect } from "~/app/router/server";

export const loader = consoleLoader(() => redirect("/"));

export const action = consoleAction(async ({ context: { desk, visit } }) => {
  const who = await visit.signedIn();
  if (who) await endSession(desk, who.operator, who.session);
  return redirect("/sign-in", { headers: { "Set-Cookie": endOperatorSession(visit) } });
});
