// @engines postgres
// @tier full
import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { type Operators, operatorsAt } from "../support/console-driver";
import { listenTo } from "../support/event-stream";
import { multipart, sendForm } from "../support/forms-in-parts";
import { mailsTo } from "../support/mailbox";
import { type Node, type Nodes, needsMachines, startNodes } from "../support/nodes";
import { jpeg } from "../support/pictures";
import type { Joined } from "../support/server";

const HOST = "velvet.example";
const DESK = "desk.example";
/** Generous, for a busy machine. */
const SOON = { timeout: 60_000 };

describe("three machines behind HAProxy, on one PostgreSQL behind PgBouncer, with one store", needsMachines(), () => {
  let nodes: Nodes;
  let operators: Operators;
  let anna: Joined;
  let bert: Joined;

  beforeAll(async () => {
    nodes = await startNodes(
      { velvet: { credits: { perMessage: 0 } }, onyx: { name: "Onyx" } },
      { OPERATOR_HOST: DESK, UNDO_SECONDS: "0" },
    );
    const place = { url: nodes.settings.DATABASE_DIRECT_URL, dataDir: nodes.folder };
    operators = operatorsAt({ ask: nodes.ask, host: DESK, place });
    [anna, bert] = await Promise.all([nodes.join(HOST, "Anna"), nodes.join(HOST, "Bert")]);
  });

  afterAll(async () => {
    await operators?.control.close();
    await nodes?.stop();
  });

  const ask = (who: Joined, method: string, path: string, json?: object, at: Pick<Node, "ask"> = nodes) =>
    at.ask({ host: HOST, method, path, json, headers: { Cookie: who.cookie } });

  const emailAt = async (who: Joined, node: Node) =>
    (await ask(who, "GET", "/api/user.php", undefined, node)).json().user?.email as string | undefined;

  test("share logins and log-outs", async () => {
    const form = { email: anna.email, password: anna.password };
    const login = await nodes.all[1]!.ask({ host: HOST, method: "POST", path: "/login", form });
    const cookie = login.cookies.find((each) => each.startsWith("session="))!.split(";")[0]!;
    const own = { ...anna, cookie };
    for (const node of nodes.all) expect(await emailAt(own, node)).toBe(anna.email);
    await ask(own, "GET", "/api/logout.php", undefined, nodes.all[2]);
    for (const node of nodes.all) expect(await emailAt(own, node)).toBeUndefined();
  });

  test("deliver each chat event at once, once", async () => {
    const pages = await Promise.all(
      nodes.all.flatMap((node) => [listenTo(node, HOST, bert), listenTo(nodes, HOST, bert)]),
    );
    const conversation: string = (await ask(anna, "GET", `/api/chat.php?profile=${bert.id}`)).json().id;
    for (const [index, node] of nodes.all.entries()) {
      const message = { conversation, text: `from ${node.name}`, key: `chat ${index}` };
      expect((await ask(anna, "POST", "/api/messages.php", message, node)).status).toBe(201);
    }
    const texts = (page: (typeof pages)[number]) =>
      page.events.filter(({ kind }) => kind === "message").map(({ data }) => data.message.text);
    for (const page of pages) {
      await expect.poll(() => texts(page), SOON).toEqual(["from one", "from two", "from three"]);
      page.leave();
    }
  });

  test("serve and delete each other's photos", async () => {
    const photo = multipart([{ bytes: await jpeg(480, 360) }]);
    const headers = { Host: HOST, Cookie: anna.cookie };
    const made = await sendForm(nodes.port, { path: "/api/profileimage.php", headers, body: photo });
    expect(made.status).toBe(201);
    const { id, thumb_filename: path } = made.json().image;
    for (const node of nodes.all) expect((await ask(bert, "GET", path, undefined, node)).status).toBe(200);
    expect((await ask(anna, "DELETE", "/api/profileimage.php", { image: id })).status).toBe(200);
    await expect.poll(() => nodes.store.objects.size, SOON).toBe(0);
    for (const node of nodes.all) expect((await ask(bert, "GET", path, undefined, node)).status).toBe(404);
  });

  test("send an email once, whichever sends it", async () => {
    const names = Array.from({ length: 9 }, (_, index) => `Letter ${"abcdefghi"[index]}`);
    const people = await Promise.all(names.map((name) => nodes.join(HOST, name)));
    await pause(2_000); // in this time another machine would send the email again
    for (const { email } of people) {
      const mails = await mailsTo(join(nodes.folder, "machines"), email);
      expect(mails.map(({ subject }) => subject)).toHaveLength(1);
    }
  });

  test("apply a changed config on all", async () => {
    nodes.tenants.tenant("onyx", { name: "Obsidian" });
    for (const node of nodes.all) {
      const page = async () => (await node.ask({ host: "onyx.example", path: "/login" })).body;
      await expect.poll(page, SOON).toContain("Obsidian");
    }
  });

  test("share operators' sessions and actions", async () => {
    const olivia = await operators.operator("Olivia", "owner");
    const file = `/brands/velvet/members/${bert.id}`;
    const at = (node: Node) => node.ask({ host: DESK, path: file, headers: { Cookie: olivia.cookie } });
    for (const node of nodes.all) expect((await at(node)).status).toBe(200);
    const ground = { days: "7", rule: "own", own_rule: "No begging", facts: "Asked for money" };
    const done = await olivia.act(`/brands/velvet/actions/members.suspend?on=${bert.id}`, ground);
    expect(done.headers.location?.split("?")[0]).toBe(file);
    for (const node of nodes.all) await expect.poll(() => emailAt(bert, node), SOON).toBeUndefined();
  });

  test("count attempts together", async () => {
    const form = { email: "nobody@example.com", password: "a guess" };
    const guess = async () => (await nodes.ask({ host: HOST, method: "POST", path: "/login", form })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++) statuses.push(await guess());
    const refused = statuses.filter((status) => status === 429);
    // One address may make 25 attempts. With a slow database a machine counts alone and allows a few more.
    expect(refused.length).toBeGreaterThanOrEqual(20);
  });

  test("make one backup if two begin at once, and the backup is valid", async () => {
    const recipient = await identityToRecipient(await generateX25519Identity());
    const place = nodes.settings.MEDIA_URL!.replace("/site-files", "/backups");
    const run = async (node: Node) => {
      const env = { ...nodes.settings, DATA_DIR: node.dataDir, BACKUP_URL: place, BACKUP_RECIPIENT: recipient };
      const words = ["scripts/bouquet.mjs", "backup", "run", "--json"];
      const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { cwd: projectRoot, env }).catch(
        (failed: { stdout: string; stderr: string }) => failed,
      );
      return { stdout, stderr };
    };
    const began = async () => {
      const both = await Promise.all([run(nodes.all[0]!), run(nodes.all[1]!)]);
      const made = both.filter(({ stdout }) => /"made": true/.test(stdout)).length;
      const busy = both.filter(({ stderr }) => /"code": ?"busy"/.test(stderr)).length;
      expect(made + busy, JSON.stringify(both)).toBe(2);
      return busy;
    };
    // On a busy machine one may finish before the other begins.
    let busy = 0;
    for (let round = 0; round < 5 && busy === 0; round++) busy = await began();
    expect(busy).toBe(1);
  });
});
