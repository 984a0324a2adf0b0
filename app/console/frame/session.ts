import { DEVICE_LASTS } from "~/app/domain/account/devices/devices";
import { cookieOf, forgetCookie, type Headed, setCookie } from "~/app/request/cookies";

/** An operator's session: a cookie of the console's own, which no page of a tenant reads or sets. */
const OPERATOR_SESSION = { name: "operator_session", lasts: "browser" } as const;

/** The proof of earlier sign-ins that a browser keeps: guesses from other devices do not slow it down. */
const OPERATOR_DEVICE = { name: "operator_device", lasts: DEVICE_LASTS / 1000 } as const;

/** Set-Cookie for a device that is known to an operator. */
export function rememberOperatorDevice(token: string, { secure }: { secure: boolean }): string {
  return setCookie(OPERATOR_DEVICE, token, secure);
}

/** The token of a known device that the browser sent. */
export function operatorDeviceOf(request: Headed): string | undefined {
  return cookieOf(request, OPERATOR_DEVICE);
}

/** Set-Cookie for a session that begins. */
export function beginOperatorSession(token: string, { secure }: { secure: boolean }): string {
  return setCookie(OPERATOR_SESSION, token, secure);
}

/** The token that the browser sent, if it has the form of one. */
export function operatorTokenOf(request: Headed): string | undefined {
  const token = cookieOf(request, OPERATOR_SESSION);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Set-Cookie for a session that ended. */
export function endOperatorSession({ secure }: { secure: boolean }): string {
  return forgetCookie(OPERATOR_SESSION, secure);
}
