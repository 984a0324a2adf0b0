import { expect, test } from "vitest";
import { files, product, read } from "./source-files";

/**
 * What takes from a queue, a cache or a count that sites share, with the test that fills it from one site while another is
 * served.
 */
const SHARED: Record<string, [file: string, title: string]> = {
  "app/domain/account/credentials/passwords.ts": [
    "app/domain/account/credentials/passwords.test.ts",
    "a storm of log-ins delays neither another site nor its own site's sign-ups and known devices",
  ],
  "app/domain/account/exports/exports.ts": [
    "app/domain/account/exports/making.test.ts",
    "sites take turns, so that one is not behind all of another",
  ],
  "app/domain/people/photos/converters.ts": [
    "app/domain/people/photos/convert.test.ts",
    "of a site with as many as may wait leave room for another site's picture, which is next",
  ],
  "app/domain/people/search/index/index.ts": [
    "app/domain/people/search/index/index.test.ts",
    "is loaded besides a far larger one, not after it",
  ],
  "app/domain/site/limits/attempts.ts": [
    "app/domain/site/limits/limits.test.ts",
    "a flood of attempts at one site makes none of another's forgotten",
  ],
  "app/domain/site/limits/reading.ts": [
    "app/domain/site/limits/reading.test.ts",
    "a crowd of readers of one site costs another's readers nothing of what they have left",
  ],
  "app/domain/site/media/media.s3.ts": [
    "app/domain/site/media/media.s3.test.ts",
    "that hangs at one site's pictures holds up no other's, however many are asked for",
  ],
  "app/domain/site/outbox/loop.ts": [
    "app/domain/site/outbox/loop.test.ts",
    "harms no tenant with another's trouble, be it slow or broken",
  ],
  "app/request/drawing/social-cards.ts": [
    "db/fair-cache.test.ts",
    "a client that asks for every address of one site evicts nothing of other sites",
  ],
  "app/request/drawing/turns.ts": [
    "app/request/drawing/turns.test.ts",
    "a site with everything to draw leaves room for another's icon, and is told to wait past a hundred",
  ],
  "app/request/events/events.ts": [
    "app/request/events/audiences.test.ts",
    "a site that fills a process with streams gives up its own oldest, and another's go on",
  ],
  "app/request/kept-fragments.ts": [
    "db/fair-cache.test.ts",
    "a client that asks for every address of one site evicts nothing of other sites",
  ],
  "app/request/tenant-files.ts": [
    "db/fair-cache.test.ts",
    "a client that asks for every address of one site evicts nothing of other sites",
  ],
  "app/request/uploads/upload-body.ts": [
    "app/cluster/reservations.test.ts",
    "a tenant has no more than its share, and all together no more than the machine's",
  ],
  "app/request/visitor-pages.ts": [
    "db/fair-cache.test.ts",
    "a client that asks for every address of one site evicts nothing of other sites",
  ],
  "app/ui/people/search-form.server.ts": [
    "db/fair-cache.test.ts",
    "a client that asks for every address of one site evicts nothing of other sites",
  ],
  "db/postgres-pool.ts": [
    "db/postgres-pool.test.ts",
    "are there for another tenant while one waits on all that it may have",
  ],
  "db/sqlite.ts": ["db/open.test.ts", "that is written to without end keeps no other's write waiting for that end"],
};

/** They share nothing between sites, or are how the others share. */
const NOT_SHARED: Record<string, string> = {
  "app/cluster/backups.ts": "one process of a machine sees to backups",
  "app/cluster/checkpoints.ts": "one process of a machine takes the checkpoints",
  "app/cluster/desk-mail.ts": "one process of a machine sends the desk's mails",
  "app/cluster/gauges.ts": "one process of a machine reads how sites stand, one after the other",
  "app/cluster/machine.ts": "keeps the machine's reservations and permits",
  "app/cluster/outbox.ts": "one process of a machine runs the outbox",
  "app/cluster/permits.ts": "the machine's semaphore",
  "app/cluster/serving.ts": "one process of a machine watches the folders of the tenants",
  "app/request/uploads/upload.ts": "one person's uploads wait for each other alone",
  "db/open.ts": "the outbox's looks at databases, one a tenant",
  "db/postgres.ts": "one tenant's writers",
};

/** What declares a test. */
const NAMED = ["test", "testOnSqlite"];

const SHARES =
  /\b(fairSemaphore|fairCache|openAudiences|sharedMemory|permits|reservations)(<[^()]*>)?\(|\bmachine\.(semaphore\.run|reserve)\(/;

test("whatever sites share has a test that fills it from one site while another is served", () => {
  const sharing = product.filter((file) => /^(app|db|tenants)\//.test(file) && SHARES.test(code(file)));
  expect(sharing).toEqual([...Object.keys(SHARED), ...Object.keys(NOT_SHARED)].sort());
  const gone = Object.values(SHARED).filter(
    ([file, title]) => !files.includes(file) || !NAMED.some((name) => read(file).includes(`${name}("${title}"`)),
  );
  expect(gone).toEqual([]);
});

/** Without the lines that only declare them. */
const code = (file: string) => read(file).replace(/^(export )?function .*$/gm, "");
