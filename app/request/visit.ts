import { randomBytes } from "node:crypto";
import { isbot } from "isbot";
import { authRequired } from "~/app/domain/account/accounts/accounts.errors";
import { memberOf, noteSession } from "~/app/domain/account/sessions/sessions";
import type { Member } from "~/app/domain/member";
import type { Site } from "~/app/domain/site";
import type { Language, Words } from "~/app/locales";
import { localeOf } from "~/app/locales/regions";
import { urlOf } from "~/app/router/incoming-request";
import { type Choice, choiceOf } from "./consent";
import { languageInAddress, languageOf } from "./language";
import { tokenOf } from "./session";
import { type Source, sourceOf } from "./source";

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
  /** Who sent them. */
  readonly source: Source | null;
  /** The visitor's answer to being remembered; null where they gave none, or were not asked. */
  readonly choice: Choice | null;
  /** Who is logged in. */
  member(): Promise<Member | null>;
  /** Asks anew who is logged in: an upload takes minutes. Throws `auth.required`. */
  memberStill(): Promise<Member>;
}

declare module "~/app/router/arguments" {
  interface LoadContext {
    site: Site;
    visit: Visit;
  }
}

/** `ip`: the client's address, or a function that finds it when it is asked for, since few answers need it. */
export function visitOf(site: Site, request: Request, ip: string | (() => string), secure: boolean): Visit {
  return new OneVisit(site, request, ip, secure);
}

class OneVisit implements Visit {
  readonly #site: Site;
  readonly #request: Request;
  #member: Promise<Member | null> | undefined;
  #language: Language | undefined;
  #words: Words | undefined;
  #nonce: string | undefined;
  #ip: string | (() => string);

  constructor(
    site: Site,
    request: Request,
    ip: string | (() => string),
    readonly secure: boolean,
  ) {
    this.#site = site;
    this.#request = request;
    this.#ip = ip;
  }

  get ip() {
    if (typeof this.#ip === "function") this.#ip = this.#ip();
    return this.#ip;
  }

  get nonce() {
    this.#nonce ??= randomBytes(16).toString("base64");
    return this.#nonce;
  }

  get language() {
    const { tenant } = this.#site;
    this.#language ??= languageInAddress(tenant, urlOf(this.#request)) ?? languageOf(tenant, this.#request);
    return this.#language;
  }

  get words() {
    this.#words ??= this.#site.words(this.language, this.#locale());
    return this.#words;
  }

  get bot() {
    return isbot(this.#request.headers.get("user-agent") ?? "");
  }

  get choice() {
    return choiceOf(this.#site, this.#request);
  }

  get source() {
    return sourceOf(this.#site, this.#request);
  }

  member() {
    this.#member ??= this.#loggedIn();
    return this.#member;
  }

  async memberStill() {
    this.#member = this.#loggedIn();
    const member = await this.#member;
    if (!member) throw authRequired();
    return member;
  }

  #locale() {
    return localeOf(this.#site.tenant, this.language, this.#request.headers.get("accept-language"));
  }

  async #loggedIn(): Promise<Member | null> {
    const token = tokenOf(this.#request);
    if (!token) return null;
    const member = await memberOf(this.#site, token);
    if (member) noteSession(this.#site, token, this.#request.headers.get("user-agent") ?? "");
    return member;
  }
}
