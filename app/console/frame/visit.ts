import { type Device, deviceFrom } from "~/app/domain/account/devices/devices";
import { deviceOf } from "~/app/domain/account/sessions/user-agents";
import type { Desk } from "~/app/domain/desk";
import { type SignedIn, signedInBy } from "~/app/domain/desk/operator-sessions/operator-sessions";
import { LANGUAGES, type Language, type Words, wordsFor } from "~/app/locales";
import type { Headed } from "~/app/request/cookies";
import { languageOf } from "~/app/request/language";
import { NICHES } from "~/tenants/config/vocabulary";
import { operatorDeviceOf, operatorTokenOf } from "./session";

/** One request's operator, as far as anybody asks. */
export interface ConsoleVisit {
  /** Whether the client's side of the connection is TLS. */
  readonly secure: boolean;
  readonly words: Words;
  /** The console's, as a browser names it: keys sign it. */
  readonly origin: string;
  /** The client's network address. */
  readonly ip: string;
  /** From where: that and the browser. */
  readonly from: string;
  /** What the browser keeps of earlier sign-ins. */
  readonly device: Device | null;
  /** Of the session that the browser says it has. */
  readonly token: string | undefined;
  /** Who that is; null for a visitor. */
  signedIn(): Promise<SignedIn | null>;
}

interface Circumstances {
  desk: Desk;
  secure: boolean;
  ip: string;
  /** The console's as browsers see it; undefined where each request says so. */
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

/** The engine's own texts, in the language that the browser asks for. */
export function consoleWords(request: Headed): Words {
  return wordsFor(SPEAKER, languageOf(SPEAKER, request));
}

/** The same in a given language. */
export function engineWords(language: string): Words {
  return wordsFor(SPEAKER, language);
}

/** The speaker of the console's texts: no brand, and no niche. */
const SPEAKER = {
  slug: "",
  revision: "",
  niche: NICHES[0],
  overrides: { words: {} },
  language: "en" as Language,
  languages: [...LANGUAGES],
};
