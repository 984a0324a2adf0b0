/** Decisions about the demo member of a pictured site, in the site's language. */
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { projectRoot } from "~/app/settings/environment";
import { openDatabases } from "~/db/open";
import { accounts, cases, decisions, fraudNotices, suspensions, warnings } from "~/db/tables";
import { demoLogin } from "~/scripts/seed/demo-member";

const DAY = 24 * 60 * 60 * 1000;

const SAID = {
  "pl-PL": { rule: "Bez obrażania.", facts: "Trzy obelgi w ciągu godziny.", name: "Oskar" },
  "fr-FR": { rule: "Pas d’insultes.", facts: "Trois insultes en une heure.", name: "Oscar" },
  "de-DE": { rule: "Keine Beleidigungen.", facts: "Drei Beleidigungen innerhalb einer Stunde.", name: "Oskar" },
};

interface Pictured {
  slug: string;
  locale: string;
}

/** Adds a warning, a lifted suspension, and a notice about fraud, some weeks before `now`. */
export async function addDecisions(dataDir: string, sites: Pictured[], now: number): Promise<void> {
  const migrationsDir = join(projectRoot, "db/migrations");
  const databases = openDatabases({ url: undefined, dataDir, migrationsDir, limit: 1 });
  for (const { slug, locale } of sites) {
    const { name, ...said } = SAID[locale as keyof typeof SAID];
    await databases.of(slug).transact(async ({ drizzle }) => {
      const { email } = demoLogin(slug);
      const [member] = await drizzle.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
      const { id } = member!;
      const from = now - 45 * DAY;
      const about = { id: "pictured", kind: "profile", targetId: id, subjectId: id, score: 0, version: 1 } as const;
      await drizzle.insert(cases).values({ ...about, state: "closed", openedAt: from, closedAt: from });
      const decision = { key: "pictured", caseId: "pictured", subjectId: id, actor: "Mia", automated: false };
      await drizzle.insert(decisions).values({ ...decision, ...said, at: from });
      const closed = { decisionKey: "pictured", accountId: id, from, until: from + 7 * DAY, endedAt: from + 2 * DAY };
      await drizzle.insert(suspensions).values({ ...closed, liftedBy: "Ida", liftedFor: "", wasVisible: true });
      const warned = { id: "pictured", memberId: id, author: "Mia", ...said };
      await drizzle.insert(warnings).values({ ...warned, at: now - 250 * DAY });
      const told = { memberId: id, bannedId: "pictured", name, throughSeq: 9, credits: 12 };
      await drizzle.insert(fraudNotices).values({ ...told, lastMessageAt: now - 42 * DAY, at: now - 40 * DAY });
    });
  }
  await databases.close();
}
