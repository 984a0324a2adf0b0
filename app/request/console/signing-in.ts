import { startSession } from "~/app/domain/desk/operator-sessions/operator-sessions";
import type { SignInMeans } from "~/db/control/tables";
import type { ConsoleContext } from "./context";
import { beginOperatorSession } from "./session";

/** Signs a browser in. Gives the Set-Cookie of its session. */
export async function beginSession(
  { desk, visit }: Pick<ConsoleContext, "desk" | "visit">,
  operatorId: string,
  means: SignInMeans,
): Promise<string> {
  const token = await startSession(desk, { operatorId, means, origin: visit.from });
  return beginOperatorSession(token, visit);
}
