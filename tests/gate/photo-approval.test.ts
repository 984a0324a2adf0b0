// @engines one
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "~/app/domain/site";
import { projectRoot, readEnvironment } from "~/app/settings/environment";
import { approvePhotos, judgePhotos, listPhotos, markPhotos, rejectPhotos } from "~/scripts/photos/command";
import { withSite } from "~/scripts/site-alone";
import { multipart, sendForm } from "../support/forms-in-parts";
import { jpeg } from "../support/pictures";
import { type Joined, startServer, type TestServer } from "../support/server";
import { fullTest } from "../support/tiers";

const at = "bordeaux.example";
/** Time limit of three starts of a command, in ms. */
const COMMANDS = 120_000;

let server: TestServer;
let carla: Joined;
let photo: Buffer;
let id: string;

beforeAll(async () => {
  server = await startServer({ bordeaux: { photos: { approval: "before" } } });
  photo = await jpeg(900, 600);
});
afterAll(() => server?.stop());
afterEach(() => expect(server.log()).toBe(`port ${server.port}\n`));

const get = (path: string, who: Joined | null) =>
  server.ask({ host: at, path, headers: { ...(who && { Cookie: who.cookie }) } });

test("a photo in the queue is visible only to its owner", async () => {
  const dora = await server.join(at, "Dora");
  carla = await server.join(at, "Carla");
  const headers = { Host: at, Cookie: carla.cookie };
  const { image } = (
    await sendForm(server.port, { path: "/api/profileimage.php", headers, body: multipart([{ bytes: photo }]) })
  ).json();
  id = image.id;
  const own = await get(image.thumb_filename, carla);
  expect([own.status, own.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect((await get(image.thumb_filename, dora)).status).toBe(404);
  expect((await get(image.thumb_filename, null)).headers.location).toMatch(/^\/login/);
  const [name] = readdirSync(join(server.dataDir, "bordeaux/held"));
  expect((await get(`/media/${name}`, carla)).status).toBe(404);
  expect((await get(`/held/${name}`, carla)).status).toBe(404);
  expect((await get(`/members/${carla.id}`, dora)).body).not.toContain(name!.slice(0, 32));
});

fullTest(
  "photos list names the members, and reject requires a reason",
  async () => {
    expect((await moderate("list")).out).toMatch(
      new RegExp(
        `^${id} .* held back .*/members/${carla.id}  Carla\n  ${server.dataDir}/bordeaux/held/\\w+-l\\.webp\n$`,
      ),
    );
    expect(await moderate("reject", id)).toMatchObject({ code: 2, err: expect.stringContaining("--reason") });
    expect(await moderate("approve", "nothing")).toMatchObject({ code: 1 });
  },
  COMMANDS,
);

test("a rejected photo gives its owner the reason, an approved one is public", async () => {
  const rejected = await beside((site) => rejectPhotos(site, [id], "No faces of others.", true));
  expect(rejected.code ?? 0).toBe(0);
  expect((await get("/profile/photos", carla)).body).toContain("No faces of others.");
  expect((await beside((site) => approvePhotos(site, [id]))).code ?? 0).toBe(0);
  const [shown] = readdirSync(join(server.dataDir, "bordeaux/media"));
  const emil = await server.join(at, "Emil");
  expect((await get(`/members/${carla.id}`, emil)).body).toContain(`/media/${shown!.slice(0, 32)}-l.webp`);
  expect((await beside(listPhotos)).lines).toEqual(["No photo is in the queue"]);
  expect((await beside((site) => markPhotos(site, [id], true))).lines).toEqual([`${id} is marked as showing nudity`]);
  expect((await get(`/members/${carla.id}`, emil)).body).toContain("May show nudity.");
  expect((await beside((site) => markPhotos(site, [id], false))).lines).toEqual([`${id} is no longer marked`]);
  expect((await get(`/members/${carla.id}`, emil)).body).not.toContain("May show nudity.");
  const none = "The model detects no nudity in unmarked photos";
  expect((await beside((site) => judgePhotos(site, false))).lines).toEqual([none]);
});

/** Does in this process what a command does beside the server. */
function beside<Result>(work: (site: Site) => Promise<Result>): Promise<Result> {
  return withSite(readEnvironment(server.settings), "bordeaux", work);
}

// Starts a command. The process reads the sources, so a test has no time for several. This process stays responsive.
function moderate(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const command = ["scripts/bouquet.mjs", "photos", "--tenant", "bordeaux", ...args];
  return new Promise((done) => {
    const child = execFile(process.execPath, command, { cwd: projectRoot, env: server.settings }, (_, out, err) =>
      done({ code: child.exitCode, out, err }),
    );
  });
}
