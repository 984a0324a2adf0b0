import { describe, expect, test } from "vitest";
import { controlFamily } from "../control/family";
import { tenantFamily } from "./family";
import { snapshotReader } from "./snapshot";

const table = { name: "note", columns: [{ name: "id", kind: "text" }], key: [0] };
const form = { form: 1, engine: "sqlite", migrations: [], tables: [table] };
const MEGABYTE = 1024 * 1024;

const bytes = (text: string) => Buffer.from(text);
const reader = () => snapshotReader(async () => ({ insert: async () => {} }));

describe("snapshotReader", () => {
  test("refuses input that needs many times its size in memory to parse", async () => {
    const many = `[${"{},".repeat(3 * MEGABYTE)}{}]`;
    await expect(reader().take({ path: "form.json", bytes: bytes(many) })).rejects.toThrow("is too large");
    const rows = async (text: string) => {
      const reading = reader();
      await reading.take({ path: "form.json", bytes: bytes(JSON.stringify(form)) });
      await reading.take({ path: "rows/note/000001.jsonl", bytes: bytes(text) });
    };
    await expect(rows('["a"]\n'.repeat(1001))).rejects.toThrow("a file has too many rows");
    await expect(rows("\n".repeat(8 * MEGABYTE))).rejects.toThrow("a file has too many rows");
    await expect(rows(`${many}\n`)).rejects.toThrow("a row with wrong columns");
    await rows(`${JSON.stringify([`,"\\,\\"${",".repeat(3 * MEGABYTE)}`])}\n${'["a"]\n'.repeat(999)}`);
  });

  test.each([tenantFamily, controlFamily])(
    "accepts the form of each database, which has at most half of the maximum bytes",
    (family) => {
      expect(JSON.stringify(family.tables()).length).toBeLessThan(MEGABYTE / 2);
    },
  );
});
