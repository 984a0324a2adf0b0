import { findMembers } from "~/app/domain/people/lookup/lookup";
import { type Entry, type MemberFile, memberFile, memberTimeline } from "~/app/domain/people/member-file/member-file";
import type { Site } from "~/app/domain/site";
import type { Asked } from "~/db/pages";
import { columns, inOneLine, timeOf } from "../columns.mjs";
import type { Noun } from "../commands/declaration";
import { type Listing, listing } from "../commands/site-verbs";
import { orRefuseUnknown } from "../refusal";

export default {
  verbs: {
    find: listing({
      does: "Finds members by anything known of them: who, where, in which state, and what matched.",
      permission: "people.find",
      more: `Takes an email address in any spelling, an id or a profile's address, the beginning of a name, a town, an order, a receipt's number,
a provider's reference, a report's number, or a phone number or link from a report. Ignores accents and case. Exact matches come
first, then names, then the people of a town.`,
      arguments: { words: { does: "what is known", many: true } },
      run: (site, { words, ...asked }) => findByWords(site, words.join(" "), asked),
    }),
    show: listing({
      does: "Shows a member's account, profile, photos and history, newest first.",
      permission: "people.see",
      more: `The history names reporters, so it is for operators only. It lacks ended sessions, expired links and the text of sent emails,
which are not stored.`,
      arguments: { id: { does: "as `find` names it" } },
      run: (site, { id, ...asked }) => showMember(site, id, asked),
    }),
  },
} satisfies Noun;

export async function findByWords(site: Site, words: string, asked?: Asked): Promise<Listing> {
  const { rows, next } = await findMembers(site, words, asked);
  const members = rows.map(({ signedUpAt, ...hit }) => ({ ...hit, signedUpAt: timeOf(signedUpAt) }));
  const cells = members.map(({ id, name, email, age, state, signedUpAt, foundBy, ...place }) => {
    return [id, name, `${age}`, placeOf(place), email, state, signedUpAt, foundBy];
  });
  return { lines: cells.length > 0 ? columns([HEAD, ...cells]) : [], data: { members }, next };
}

const HEAD = ["ID", "NAME", "AGE", "PLACE", "EMAIL", "STATE", "SIGNED UP", "FOUND BY"];

/** Shows a member's file and history, newest first; later pages only the history. */
export async function showMember(site: Site, id: string, asked: Asked = {}): Promise<Listing> {
  const unknown = `${site.tenant.slug} has no member ${id}: search with npx bouquet members find <words> --tenant ${site.tenant.slug}`;
  const member = await orRefuseUnknown(memberFile(site, id), unknown);
  const { rows, next } = await memberTimeline(site, id, asked);
  const timeline = rows.map(({ at, ...entry }) => ({ at: timeOf(at), ...entry }));
  const cells = rows.map(({ at, kind, data }) => [timeOf(at), kind, inWords(data)]);
  const lines = [...(asked.after === undefined ? [...factsOf(member), ""] : []), ...columns(cells)];
  return { lines, data: { member, timeline }, next };
}

function factsOf({ id, state, account, profile, photos, balance, suspension, secondFactor }: MemberFile): string[] {
  const { email, signedUpAt, confirmedAt, premiumUntil, language, birthDate, seenBy } = account;
  const shown = photos.map(({ id, state, isPrivate }) => `${id} ${state}${isPrivate ? " private" : ""}`);
  return columns([
    ["id", id],
    ["name", `${profile.name}, ${profile.age}, born ${birthDate}`],
    ["place", placeOf(profile)],
    ["email", `${email}, ${confirmedAt === null ? "not confirmed" : `confirmed ${timeOf(confirmedAt)}`}`],
    ["state", suspension ? `${state}, ${inWords(suspension)}` : state],
    ["seen by", seenBy],
    ["signed up", timeOf(signedUpAt)],
    ["premium until", premiumUntil === null ? "never had it" : timeOf(premiumUntil)],
    ["second step", secondFactor ? "on" : "off"],
    ["language", language],
    ["balance", `${balance}`],
    ["photos", shown.join(", ") || "none"],
  ]);
}

function placeOf({ city, region, country }: Pick<MemberFile["profile"], "city" | "region" | "country">): string {
  return [city, region, country].filter(Boolean).join(", ");
}

/** Formats the data of an entry for people, without empty values. */
function inWords(data: Entry["data"] | object): string {
  const told = Object.entries(data).flatMap(([name, value]) => {
    if (value === null || value === "" || value === undefined) return [];
    if (typeof value === "object") return `${name} (${inWords(value)})`;
    return `${name} ${/(At|until|from)$/.test(name) && typeof value === "number" ? timeOf(value) : inOneLine(`${value}`)}`;
  });
  return told.join(", ");
}
