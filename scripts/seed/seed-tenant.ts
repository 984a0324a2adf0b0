import type { Media } from "~/app/domain/site/media/media";
import { wordsFor } from "~/app/locales";
import { demoWords } from "~/app/locales/demo";
import type { Db } from "~/db/handle";
import type { Tenant } from "~/tenants/config/schema";
import { Refusal } from "../refusal";
import { type Talk, talksAmong } from "./conversations";
import { makeDemoMember } from "./demo-member";
import { groupsOf } from "./groups";
import { MOST, rangeOf } from "./ids";
import { type InventedPerson, inventor } from "./people";
import { drawPictures } from "./pictures";
import { randomFrom } from "./random";
import { type Like, likesAmong } from "./relations";
import { insertLikes, insertPeople, insertTalks, lastBetween } from "./rows";

export interface Seeding {
  tenant: Tenant;
  db: Db;
  media: Media;
  /** Total of this seed, including earlier runs. */
  members: number;
  seed: string;
  /** The time before which all events lie, UTC ms. */
  now: number;
  tell?(line: string): void;
}

export interface Seeded {
  added: number;
  fictional: number;
  pictures: number;
  likes: number;
  talks: number;
}

/** The number of people per transaction. Few enough that a running server can write in between. */
const COHORT = 2000;

/**
 * Seeds a tenant. The same seed makes the same people and skips existing ones. A larger number adds people. Throws a
 * Refusal for a tenant that is no demo tenant.
 */
export async function seedTenant({ tenant, db, media, members, seed, now, tell }: Seeding): Promise<Seeded> {
  if (!tenant.demo) {
    throw new Refusal(`${tenant.slug} is not a demo tenant: only a site whose config says "demo": true can be seeded`);
  }
  if (!Number.isInteger(members) || members < 0 || members > MOST) {
    throw new Refusal(`--members takes a whole number from 0 to ${MOST}`);
  }
  const range = rangeOf(tenant.slug, seed);
  // Creates the database before the pictures, because a folder with pictures and no database counts as a site that lost
  // its database.
  const last = await db.read((conn) => lastBetween(conn, range.from, range.until));
  const pictures = await drawPictures(
    { slug: tenant.slug, niche: tenant.niche.number },
    groupsOf(tenant.niche.number),
    Math.max(60, Math.min(300, Math.round(members * 0.75))),
    media,
  );
  const invent = inventor(tenant, wordsFor(tenant, tenant.language), pictures);
  const seeded: Seeded = { added: 0, fictional: 0, pictures: pictures.length, likes: 0, talks: 0 };

  const begin = last === undefined ? 0 : range.indexOf(last) + 1;
  for (let from = begin; from < members; ) {
    const until = Math.min(members, (Math.floor(from / COHORT) + 1) * COHORT);
    const people = Array.from({ length: until - from }, (_, offset) => {
      const index = from + offset;
      const random = randomFrom(tenant.slug, seed, index);
      const email = `${range.idOf(index, random).slice(0, 13)}@members.${tenant.slug}.example`;
      // Dates the last visits of each cohort before those of the previous one, so that indexes grow at their ends.
      const recency = (from - begin + random.next() * (until - from)) / (members - begin);
      return invent({ id: range.idOf(index, random), photoId: range.idOf(index, random), email, now, recency, random });
    });
    const cohort = { people, ...relationsAmong(people, { tenant, members, seed, from }) };
    await write(db, cohort);
    seeded.added += people.length;
    seeded.fictional += people.filter(({ profile }) => profile.kind === "fictional").length;
    seeded.likes += cohort.likes.length;
    seeded.talks += cohort.talks.length;
    from = until;
    tell?.(`${tenant.name}: ${from} of ${members} members`);
  }
  await makeDemoMember({ tenant, db, now }, invent);
  if (seeded.added > 0) await db.analyze();
  return seeded;
}

interface Cohort {
  people: InventedPerson[];
  likes: Like[];
  talks: Talk[];
}

function relationsAmong(
  people: InventedPerson[],
  { tenant, members, seed, from }: Pick<Seeding, "tenant" | "members" | "seed"> & { from: number },
): Omit<Cohort, "people"> {
  const random = randomFrom(tenant.slug, seed, "cohort", from);
  const profiles = people.map(({ profile }) => profile);
  return {
    // Gives small sites more likes per person, so that they look lively.
    likes: likesAmong(profiles, members > 5 * COHORT ? 1.3 : 2.4, random),
    talks: talksAmong(
      profiles,
      Math.min(60, Math.ceil(people.length / 4)),
      demoWords[tenant.language].dialogues,
      random,
    ),
  };
}

function write(db: Db, { people, likes, talks }: Cohort): Promise<void> {
  return db.transact(async (tx) => {
    await insertPeople(tx, people);
    await insertLikes(tx, likes);
    await insertTalks(tx, talks);
  });
}
