import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { logIn } from "~/app/domain/account/credentials/credentials";
import type { Member } from "~/app/domain/member";
import { eventIdOf } from "~/app/domain/site/events/event-id";
import { resume } from "~/app/domain/site/events/events";
import { conversationWith, sendMessage } from "~/app/domain/talk/chats/chats";
import { write } from "~/app/request/answer";
import { sessionCookie } from "~/app/request/session";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { memberEvents } from "./events";

const MESSAGES = 180;
/**
 * Returns a text of the maximum length, of letters with three bytes. All texts differ, because the site refuses copies.
 */
const text = (n: number) => `${n} ${String.fromCharCode(0x4e00 + n).repeat(1_990)}`;
const people = () => [anAdult({ name: "Anna" }), anAdult({ name: "Bert", password: "bert's own" })] as const;
const closing: (() => void)[] = [];

afterAll(() => {
  for (const close of closing) close();
});

/** Serves a member's stream after `after`, and returns the answer as written and as the browser has it. */
async function streamOf(site: TestSite, member: Member, after: string) {
  const { token } = await logIn(site, { email: member.email, password: "bert's own" }, "10.0.0.1");
  const Cookie = sessionCookie({ secure: true }, token).split(";")[0]!;
  let written: ServerResponse | undefined;
  const server = createServer(async (_, outgoing) => {
    written = outgoing;
    const request = new Request("https://velvet.test/api/events.php", { headers: { Cookie } });
    await write(await memberEvents({ site, member, request, input: { after } }), outgoing, "", false);
  });
  // A local socket, because a system may buffer megabytes between two local ends of TCP.
  const socketPath = join(site.folders[0]!, "events.sock");
  await new Promise<void>((up) => server.listen(socketPath, up));
  const read = await new Promise<IncomingMessage>((open) => get({ socketPath }, open));
  closing.push(() => {
    read.destroy();
    server.close();
  });
  return { written: written!, read };
}

/** Returns the numbers of the messages in the stream so far, in order. */
function numbersIn(read: IncomingMessage): number[] {
  const numbers: number[] = [];
  let rest = "";
  read.setEncoding("utf8").on("error", () => {});
  read.on("data", (chunk: string) => {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop()!;
    for (const block of blocks) {
      const [, number] = /"text":"(\d+) /.exec(block) ?? [];
      if (number) numbers.push(Number(number));
    }
  });
  return numbers;
}

async function talking(slug: string) {
  const [anna, bert] = people();
  const site = await testSite({ tenant: { slug, credits: { perMessage: 0 } }, members: [anna, bert] });
  const conversation = await conversationWith(site, anna, bert.id);
  const { from } = await resume(site, undefined);
  const say = (n: number) => sendMessage(site, anna, { conversation, key: `${n}`, text: text(n) });
  return { site, bert, say, start: eventIdOf({ ...from, tx: 0 }) };
}

test("a page that stops reading queues little, delays nobody, and gets every event when it continues", async () => {
  const [velvet, onyx] = [await talking("velvet"), await talking("onyx")];
  for (let n = 0; n < MESSAGES; n++) await velvet.say(n);
  const { written, read } = await streamOf(velvet.site, velvet.bert, velvet.start);
  await expect.poll(() => written.writableNeedDrain).toBe(true);
  const other = numbersIn((await streamOf(onyx.site, onyx.bert, onyx.start)).read);
  await onyx.say(1);
  await expect.poll(() => other).toEqual([1]);
  expect(written.writableNeedDrain).toBe(true);
  expect(written.writableLength).toBeLessThan(256 * 1024);
  await velvet.say(MESSAGES);
  const heard = numbersIn(read);
  await expect.poll(() => heard.length).toBe(MESSAGES + 1);
  expect(heard).toEqual(heard.map((_, n) => n));
});
