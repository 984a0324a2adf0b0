import { DEVICE_LASTS } from "~/app/domain/account/devices/devices";
import { cookieOf, forgetCookie, type Headed, setCookie } from "~/app/request/cookies";

/** An operator's session: the console's own cookie, which no page of a tenant reads or sets. */
const OPERATOR_SESSION = { name: "operator_session", lasts: "browser" } as const;

/** The browser's proof of earlier sign-ins: guesses from other devices do not slow it down. */
const OPERATOR_DEVICE = { name: "operator_device", lasts: DEVICE_LASTS / 1000 } as const;

/** Set-Cookie for a known device of an operator. */
export function rememberOperatorDevice(token: string, { secure }: { secure: boolean }): string {
  return setCookie(OPERATOR_DEVICE, token, secure);
}

/** The browser's token of a known device. */
export function operatorDeviceOf(request: Headed): string | undefined {
  return cookieOf(request, OPERATOR_DEVICE);
}

/** Set-Cookie for a new session. */
export function beginOperatorSession(token: string, { secure }: { secure: boolean }): string {
  return setCookie(OPERATOR_SESSION, token, secure);
}

/** The browser's token, if it has the right form. */
export function operatorTokenOf(request: Headed): string | undefined {
  const token = cookieOf(request, OPERATOR_SESSION);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Set-Cookie for an ended session. */
export function endOperatorSession({ secure }: { secure: boolean }): string {
  return forgetCookie(OPERATOR_SESSION, secure);
}
