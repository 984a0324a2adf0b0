import { expect, test } from "vitest";
import { eventStream } from "./event-stream";

const message = { name: "message", data: { text: "x".repeat(1_000) } };

test("a page that reads nothing fills its queue, which is dropped with its stream", async () => {
  let ended = 0;
  const stream = eventStream({ ended: () => ended++, drained() {} });
  let sent = 0;
  for (; stream.hasRoom(); sent++) stream.send(message);
  expect(sent).toBeLessThan(50);
  stream.end();
  expect(ended).toBe(1);
  await expect(stream.response.text()).rejects.toThrow("nobody reads");
});

test("a page that has caught up makes room again, and receives every event", async () => {
  let drained = 0;
  const stream = eventStream({ ended() {}, drained: () => drained++ });
  const reader = stream.response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/^retry: \d+\n\n$/);
  let sent = 0;
  for (; stream.hasRoom(); sent++) stream.send({ ...message, id: `${sent}` });
  for (let read = 0; read < sent; read++) {
    expect((await reader.read()).value).toMatch(new RegExp(`^id: ${read}\nevent: message\ndata: {"text":"x+"}\n\n$`));
  }
  expect(drained).toBe(1);
  expect(stream.hasRoom()).toBe(true);
});
