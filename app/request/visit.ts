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

declare module "~/app/router/arguments" {
  interface LoadContext {
    site: Site;
    visit: Visit;
  }
}

/** Returns the visitor of a request. `ip` may be a function, because few answers need the network address. */
export function visitOf(site: Site, request: Request, ip: string | (() => string), secure: boolean): Visit {
  return new Visit(site, request, ip, secure);
}

/** The visitor of one request. Each property is computed once, on demand. */
export class Visit {
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
    /** Whether the client's side of the connection is TLS. */
    readonly secure: boolean,
  ) {
    this.#site = site;
    this.#request = request;
    this.#ip = ip;
  }

  /** The client's address, behind trusted proxies. */
  get ip(): string {
    if (typeof this.#ip === "function") this.#ip = this.#ip();
    return this.#ip;
  }

  /** The nonce for the inline scripts of this answer. */
  get nonce(): string {
    this.#nonce ??= randomBytes(16).toString("base64");
    return this.#nonce;
  }

  get language(): Language {
    const { tenant } = this.#site;
    this.#language ??= languageInAddress(tenant, urlOf(this.#request)) ?? languageOf(tenant, this.#request);
    return this.#language;
  }

  get words(): Words {
    this.#words ??= this.#site.words(this.language, this.#locale());
    return this.#words;
  }

  get bot(): boolean {
    return isbot(this.#request.headers.get("user-agent") ?? "");
  }

  /** The visitor's choice about being remembered; null if not given or not asked. */
  get choice(): Choice | null {
    return choiceOf(this.#site, this.#request);
  }

  get source(): Source | null {
    return sourceOf(this.#site, this.#request);
  }

  member(): Promise<Member | null> {
    this.#member ??= this.#loggedIn();
    return this.#member;
  }

  /** Reads again who is logged in, because an upload takes minutes. Throws `auth.required` if the session has ended. */
  async memberStill(): Promise<Member> {
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
