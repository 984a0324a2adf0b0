import type { Page } from "@playwright/test";
import { fillInLogin, passEntry } from "../support/people-in-browsers";

/** A page to photograph: its address, or how one gets to it on a site, and what else is done before the picture. */
export interface Pictured {
  name: string;
  path: string | ((page: Page) => Promise<string>);
  act?(page: Page): Promise<void>;
  /** What is done on a phone alone; there is no other picture of it. */
  phone?(page: Page): Promise<void>;
  /** What stands at the foot of the page; otherwise its head. */
  end?: boolean;
  /** By night: left out where it always is. */
  dark?: boolean;
}

/** The sites whose pages stand for those of their templates. `always` is the light of a template that knows one alone. */
export const SITES = [
  { template: "social", slug: "razemo", locale: "pl-PL" },
  { template: "classic", slug: "ondelle", locale: "fr-FR" },
  { template: "lavish", slug: "samtknoten", locale: "de-DE", always: "dark" },
];

const EVERYBODY = "/members?gender=&age=all&country=";
const NOBODY = "/members?gender=female&age=over_65&country=SE";

export const PUBLIC: Pictured[] = [
  { name: "index", path: "/" },
  { name: "index-end", path: "/", end: true },
  { name: "index-dark", path: "/", dark: true },
  { name: "login", path: "/login" },
  { name: "login-refused", path: "/login", act: refusedLogin },
  { name: "signup", path: "/signup" },
  { name: "search-visitor", path: EVERYBODY },
  { name: "terms", path: "/pages/terms" },
  { name: "reset-password", path: "/reset-password" },
  { name: "reset-password-sent", path: "/reset-password?sent" },
  { name: "link-spent", path: "/reset-password/do" },
  { name: "activate-done", path: "/activate/done" },
  { name: "activate-error", path: "/activate/error" },
  { name: "mail-change-done", path: "/mail-change/do?done" },
  { name: "account-deleted", path: "/account-deleted" },
  { name: "not-found-visitor", path: "/nowhere" },
];

const FRONT: Pictured[] = [
  { name: "index", path: "/" },
  { name: "index-end", path: "/", end: true },
];
const OPEN: Pictured[] = [
  ...FRONT,
  { name: "search-visitor", path: EVERYBODY },
  { name: "profile-visitor", path: (page) => link(page, EVERYBODY, "/members/") },
];

/** The others show what a visitor sees of them first; two of them their people too. */
export const OTHER_SITES = [
  { slug: "tidelark", locale: "en-GB", pages: OPEN },
  { slug: "noctambar", locale: "es-ES", pages: OPEN },
  { slug: "rondelief", locale: "nl-NL", pages: FRONT },
  { slug: "vendemora", locale: "it-IT", pages: FRONT },
];

/** Of a site that asks visitors whether they are adults, and whose members cannot be read. */
export const BROKEN: Pictured[] = [
  { name: "entry", path: "/login" },
  { name: "error", path: afterEntry },
];

export const MEMBERS: Pictured[] = [
  { name: "home", path: "/home" },
  { name: "search", path: EVERYBODY },
  { name: "search-dark", path: EVERYBODY, dark: true },
  { name: "search-filters", path: EVERYBODY, phone: openFilters },
  { name: "search-nobody", path: NOBODY },
  { name: "profile", path: (page) => link(page, "/likes", "/members/") },
  { name: "profile-fictional", path: (page) => link(page, "/likes/given", "/members/", -1) },
  { name: "likes", path: "/likes" },
  { name: "chats", path: "/chats" },
  { name: "conversation", path: (page) => link(page, "/chats", "/chats/") },
  { name: "conversation-fictional", path: (page) => link(page, "/chats", "/chats/", -1) },
  { name: "conversation-delete", path: async (page) => `${await link(page, "/chats", "/chats/")}/delete` },
  { name: "own-profile", path: "/profile" },
  { name: "own-profile-end", path: "/profile", end: true },
  { name: "photos", path: "/profile/photos" },
  { name: "notifications", path: "/notifications" },
  { name: "account", path: "/account" },
  { name: "account-password", path: "/account/password" },
  { name: "account-devices", path: "/account/devices" },
  { name: "account-export", path: "/account/export" },
  { name: "account-delete", path: "/account/delete" },
  { name: "signup-photos", path: "/signup/photos" },
  { name: "signup-location", path: "/signup/location" },
  { name: "signup-personal", path: "/signup/personal" },
  { name: "signup-about", path: "/signup/about" },
  { name: "not-found", path: "/nowhere", act: (page) => page.locator("main h2").first().waitFor() },
  // Last: it begins a conversation, which the lists before would show.
  { name: "chat-new", path: async (page) => `${await link(page, "/likes/visitors", "/members/", -1)}/chat` },
];

/** The address of a link to something below `to` that stands on a page; a negative `nth` counts from the end. */
async function link(page: Page, from: string, to: string, nth = 0): Promise<string> {
  await page.goto(from);
  const hrefs = await page.evaluate((start) => {
    const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href^='${start}']`);
    return [...new Set([...links].map((each) => each.pathname.split("/").slice(0, 3).join("/")))];
  }, to);
  const href = hrefs.at(nth);
  if (!href) throw new Error(`${from} leads to nothing below ${to}`);
  return href;
}

async function refusedLogin(page: Page): Promise<void> {
  await fillInLogin(page, { email: "nobody@example.com", password: "not the password" });
  await page.locator("form[data-form=login] [role=alert]").first().waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await page.locator("search button[type=button], section button[type=button]").first().click();
  await page.getByRole("dialog").waitFor();
}

async function afterEntry(page: Page): Promise<string> {
  await passEntry(page);
  await page.locator("form[data-form=login]").waitFor();
  return EVERYBODY;
}
