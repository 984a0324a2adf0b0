import { cookieOf, setCookie } from "./cookies";

/** Browsers take the `__Host-` prefix only over TLS; over plain HTTP the bare name does the same work. */
const NAME = "session";
const SECURE_NAME = `__Host-${NAME}`;
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/**
 * The session token that the browser sent, if it has the form of one. Over TLS only the prefixed cookie counts: the bare
 * name could have been planted by a sibling domain.
 */
export function tokenOf(request: Request): string | undefined {
  const token = cookieOf(request, request.url.startsWith("https:") ? SECURE_NAME : NAME);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Set-Cookie for a session that begins. */
export function sessionCookie({ secure }: { secure: boolean }, token: string): string {
  return setCookie(secure ? SECURE_NAME : NAME, token, { secure, maxAge: THIRTY_DAYS });
}

/** Set-Cookie for a session that ended. */
export function endSessionCookie({ secure }: { secure: boolean }): string {
  return setCookie(secure ? SECURE_NAME : NAME, "", { secure, maxAge: 0 });
}
