import type { ConsoleContext } from "~/app/console/frame/context";
import { beginOperatorSession, rememberOperatorDevice } from "~/app/console/frame/session";
import { rememberDevice } from "~/app/domain/desk/operator-passwords/operator-passwords";
import { startSession } from "~/app/domain/desk/operator-sessions/operator-sessions";
import type { SignInMeans } from "~/db/control/tables";

/** Signs a browser in, and makes it a known device of the operator. Returns the headers that set its cookies. */
export async function beginSession(
  { desk, visit }: Pick<ConsoleContext, "desk" | "visit">,
  by: { operatorId: string; means: SignInMeans; passkeyId?: string },
): Promise<Headers> {
  const token = await startSession(desk, { ...by, origin: visit.from });
  const headers = new Headers({ "Set-Cookie": beginOperatorSession(token, visit) });
  const device = await rememberDevice(desk, visit.device, by.operatorId);
  if (device !== null) headers.append("Set-Cookie", rememberOperatorDevice(device, visit));
  return headers;
}
