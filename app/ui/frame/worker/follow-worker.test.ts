import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepPage } from "./follow-worker";
import { PAGE_CHANGE } from "./page-change";

const asked: unknown[] = [];
const KEPT = { kind: "keep", path: "/chats/one" };

/** Lets the promise of the worker settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  const active = { postMessage: (message: unknown) => asked.push(message) };
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ active }) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("keepPage", () => {
  const change = () => document.dispatchEvent(new Event(PAGE_CHANGE));

  test("caches a changing conversation soon after the first change, every minute, and when it is left", async () => {
    const leave = keepPage(KEPT.path);
    await settle();
    expect(asked).toEqual([KEPT]);
    change();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(2);
    for (let second = 0; second < 50; second++) {
      change();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(3);
    change();
    leave();
    await settle();
    expect(asked).toHaveLength(4);
  });

  test("caches a page that becomes hidden, and only conversations", async () => {
    const leave = keepPage(KEPT.path);
    keepPage("/members");
    Object.assign(document, { visibilityState: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(asked).toEqual([KEPT, KEPT]);
    leave();
    await settle();
    expect(asked).toHaveLength(2);
  });
});
