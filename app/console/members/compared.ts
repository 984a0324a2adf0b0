import type { BrandArgs } from "~/app/console/frame/guards";
import { clockOf } from "~/app/console/frame/times";
import { latestSessions } from "~/app/domain/account/sessions/sessions";
import { likeAccounts } from "~/app/domain/people/lookup/like-accounts";
import { type MemberFile, memberFile } from "~/app/domain/people/member-file/member-file";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { likenessInWords } from "./likeness";
import { memberPath } from "./member-links";
import { factsOf } from "./member-page";
import { photosOf, type ShownPhoto, seenOf } from "./seen-profile";

interface Compared {
  members: [Side, Side];
  /** Why the two accounts may belong to the same person, as text. */
  why: string;
  /** The values of both accounts. `same` if the two values are equal. */
  rows: { name: string; values: [string, string]; same: boolean }[];
}

interface Side {
  to: string;
  name: string;
  photos: ShownPhoto[];
}

/** The number of latest log-ins that the page shows for each account. */
const SHOWN = 8;

/** Compares two members of this brand. Throws account.no_member. */
export async function comparedMembers(where: BrandArgs, ids: [string, string]): Promise<Compared> {
  const { site, context } = where;
  const { words } = context.visit;
  const { slug } = site.tenant;
  const when = clockOf(site.tenant, words);
  const sides = await Promise.all(
    ids.map(async (id) => {
      const file = await memberFile(site, id);
      const state: [string, string] = [words.t("desk.state"), words.t(`desk.state_${file.state}`)];
      const seen = seenOf(site, file, words);
      const facts = [state, ...factsOf(file, words, when), ...seen, ...(await devicesOf(site, file, words))];
      const side = { to: memberPath(slug, id), name: file.profile.name, photos: photosOf(where, file) };
      return { side, facts: new Map(facts) };
    }),
  );
  const [one, other] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const rows = [...new Set([...one.facts.keys(), ...other.facts.keys()])].flatMap((name) => {
    const values: [string, string] = [one.facts.get(name) ?? "", other.facts.get(name) ?? ""];
    return values[0] || values[1] ? [{ name, values, same: values[0] === values[1] }] : [];
  });
  const like = (await likeAccounts(site, ids[0])).find(({ id }) => id === ids[1]);
  const why = like ? likenessInWords(like.why, words) : words.t("desk.no_likeness");
  return { members: [one.side, other.side], why, rows };
}

/** Lists a member's devices: browsers, first and last use. */
async function devicesOf(
  site: Site,
  { id, devices: codes }: MemberFile,
  { t, ...words }: Words,
): Promise<[string, string][]> {
  const clock = clockOf(site.tenant, { t, ...words });
  const all = await latestSessions(site, id, SHOWN);
  const devices = [...new Set(all.flatMap(({ device }) => device ?? []))].sort();
  const times = all.map(({ at, lastSeenAt }) =>
    [at, lastSeenAt]
      .flatMap((each) => each ?? [])
      .map(clock)
      .join(" – "),
  );
  return [
    [t("desk.device_codes"), codes.join("; ")],
    [t("work.devices"), devices.join("; ")],
    [t("work.seen_at"), times.join("; ")],
  ];
}
