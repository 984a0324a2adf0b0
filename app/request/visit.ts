import { randomBytes } from "node:crypto";
import { isbot } from "isbot";
import type { Member } from "~/app/domain/accounts/member";
import { memberOf } from "~/app/domain/accounts/sessions";
import type { Site } from "~/app/domain/site";
import type { Language, Words } from "~/app/locales";
import { languageOf } from "~/app/locales/detect";
import type { TrafficSource } from "~/db/tables";
import { type Choice, choiceOf } from "./consent";
import { tokenOf } from "./session";
import { trafficSourceOf } from "./traffic-source";

/** One request's visitor, as far as anybody asks. Everything is worked out when first wanted, and once. */
export interface Visit {
  /** The client's address, behind trusted proxies. */
  readonly ip: string;
  /** Whether the client's side of the connection is TLS. */
  readonly secure: boolean;
  /** For the inline scripts of this answer. */
  readonly nonce: string;
  readonly language: Language;
  readonly words: Words;
  readonly bot: boolean;
  readonly trafficSource: TrafficSource | null;
  /** What the visitor said to being remembered; null where they said nothing, or were not asked. */
  readonly choice: Choice | null;
  /** Who is logged in. */
  member(): Promise<Member | null>;
}

declare module "@remix-run/node" {
  // What loaders return keeps its types on the way to the page.
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    site: Site;
    visit: Visit;
  }
}

export function visitOf(site: Site, request: Request, ip: string, secure: boolean): Visit {
  let member: Promise<Member | null> | undefined;
  let language: Language | undefined;
  let nonce: string | undefined;
  return {
    ip,
    secure,
    get nonce() {
      nonce ??= randomBytes(16).toString("base64");
      return nonce;
    },
    get language() {
      language ??= languageOf(site.tenant, request);
      return language;
    },
    get words() {
      return site.words(this.language);
    },
    get bot() {
      return isbot(request.headers.get("user-agent") ?? "");
    },
    get choice() {
      return choiceOf(site, request);
    },
    get trafficSource() {
      return trafficSourceOf(site, request);
    },
    member() {
      if (!member) {
        const token = tokenOf(request);
        member = token ? memberOf(site, token) : Promise.resolve(null);
      }
      return member;
    },
  };
}
