import { expect, test } from "vitest";
import { cases } from "~/db/tables";
import { testSite } from "~/tests/support/test-site";
import { readQueues } from "./queue";

test("the queues of many brands form one list, even if most of the heaviest cases are one brand's", async () => {
  const sites = await Promise.all(Array.from({ length: 14 }, () => testSite()));
  const scores = new Map<string, number>();
  for (const [at, site] of sites.entries()) {
    await site.db.transact((tx) =>
      tx.insertMany(
        cases,
        Array.from({ length: at === 3 ? 70 : 9 }, (_, index) => {
          const id = `${at}-${index}`;
          // The fourth brand has 40 of the heaviest cases, and 30 of the other cases.
          const score = at === 3 ? (index < 40 ? 100 + index : index) : (at * 13 + index * 7) % 60;
          scores.set(id, score);
          const target = { kind: "profile" as const, targetId: id, subjectId: id };
          return { id, ...target, state: "open" as const, score, version: 1, openedAt: index };
        }),
      ),
    );
  }
  const read: number[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { page, unread } = await readQueues(sites, { name: undefined, after });
    expect(unread).toEqual([]);
    read.push(...page.rows.map(({ score }) => score));
    after = page.next ?? undefined;
    more = page.next !== null;
  }
  expect(read).toEqual([...scores.values()].sort((one, other) => other - one));
});
