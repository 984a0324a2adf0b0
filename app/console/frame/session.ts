import { DEVICE_LASTS } from "~/app/domain/account/devices/devices";
import { cookieOf, forgetCookie, type Headed, setCookie } from "~/app/request/cookies";

/** The cookie of an operator's session, which no page of a tenant reads or sets. */
const OPERATOR_SESSION = { name: "operator_session", lasts: "browser" } as const;

/** The cookie of a known device: failed sign-ins on other devices do not slow down its sign-in. */
const OPERATOR_DEVICE = { name: "operator_device", lasts: DEVICE_LASTS / 1000 } as const;

/** Returns the Set-Cookie header that makes this browser a known device of an operator. */
export function rememberOperatorDevice(token: string, { secure }: { secure: boolean }): string {
  return setCookie(OPERATOR_DEVICE, token, secure);
}

/** Returns the token of a known device from the request. */
export function operatorDeviceOf(request: Headed): string | undefined {
  return cookieOf(request, OPERATOR_DEVICE);
}

/** Returns the Set-Cookie of a new session. */
export function beginOperatorSession(token: string, { secure }: { secure: boolean }): string {
  return setCookie(OPERATOR_SESSION, token, secure);
}

/** Returns the session token of the request, if it is well-formed. */
export function operatorTokenOf(request: Headed): string | undefined {
  const token = cookieOf(request, OPERATOR_SESSION);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Returns the Set-Cookie that ends a session. */
export function endOperatorSession({ secure }: { secure: boolean }): string {
  return forgetCookie(OPERATOR_SESSION, secure);
}
