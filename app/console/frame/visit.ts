import { type Device, deviceFrom } from "~/app/domain/account/devices/devices";
import { deviceOf } from "~/app/domain/account/sessions/user-agents";
import type { Desk } from "~/app/domain/desk";
import { type SignedIn, signedInBy } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { LANGUAGES, type Language, type Words, wordsFor } from "~/app/locales";
import type { Headed } from "~/app/request/cookies";
import { languageOf } from "~/app/request/language";
import { NICHES } from "~/tenants/config/vocabulary";
import { operatorDeviceOf, operatorTokenOf } from "./session";

/** A request's operator and device, read on demand. */
export interface ConsoleVisit {
  /** Whether the client's connection uses TLS. */
  readonly secure: boolean;
  readonly words: Words;
  /** The console's origin as browsers name it, which passkeys sign. */
  readonly origin: string;
  /** The client's network address. */
  readonly ip: string;
  /** The network address and the browser. */
  readonly from: string;
  /** The browser's token of earlier sign-ins. */
  readonly device: Device | null;
  /** The session token of the browser. */
  readonly token: string | undefined;
  /** Returns the operator. Null for a visitor. */
  signedIn(): Promise<SignedIn | null>;
}

interface Circumstances {
  desk: Desk;
  secure: boolean;
  ip: string;
  /** The console's origin as browsers see it. Undefined: as each request says. */
  origin: string | undefined;
}

export function consoleVisitOf(
  request: Headed & { url: string },
  { desk, secure, ip, origin }: Circumstances,
): ConsoleVisit {
  const token = operatorTokenOf(request);
  let found: Promise<SignedIn | null> | undefined;
  return {
    secure,
    words: consoleWords(request),
    origin: origin ?? new URL(request.url).origin,
    ip,
    from: [ip, deviceOf(request.headers.get("user-agent") ?? "")].filter(Boolean).join(", "),
    get device() {
      return deviceFrom(desk, operatorDeviceOf(request));
    },
    token,
    signedIn() {
      found ??= token ? signedInBy(desk, token) : Promise.resolve(null);
      return found;
    },
  };
}

/** Returns the engine's own texts in the browser's language. */
export function consoleWords(request: Headed): Words {
  return wordsFor(SPEAKER, languageOf(SPEAKER, request));
}

/** Returns the engine's own texts in a language. */
export function engineWords(language: string): Words {
  return wordsFor(SPEAKER, language);
}

/** The speaker of the console's texts, without brand and niche. */
const SPEAKER = {
  slug: "",
  revision: "",
  niche: NICHES[0],
  overrides: { words: {} },
  language: "en" as Language,
  languages: [...LANGUAGES],
};
