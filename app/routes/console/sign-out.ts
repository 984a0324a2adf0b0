import { endSession } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { consoleAction, consoleLoader } from "~/app/request/console/guards";
import { endOperatorSession } from "~/app/request/console/session";
import { redirect } from "~/app/router/server";

export const loader = consoleLoader(() => redirect("/"));

export const action = consoleAction(async ({ context: { desk, visit } }) => {
  const who = await visit.signedIn();
  if (who) await endSession(desk, who.operator, who.session);
  return redirect("/sign-in", { headers: { "Set-Cookie": endOperatorSession(visit) } });
});
