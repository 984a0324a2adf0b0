import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { tenantsFolder } from "~/tenants/config/example";
import { loadTenant } from "~/tenants/config/load";
import { knobs } from "~/themes/niches/knobs";
import { drawnIcon } from "./icons";

function tenantWith(files: Record<string, string> = {}) {
  const { tenant, write, path } = tenantsFolder();
  tenant("velvet");
  for (const [name, content] of Object.entries(files)) write(`velvet/${name}`, content);
  return loadTenant(path("velvet"), { port: 3000 }).tenant!;
}

async function middleOf(icon: Buffer): Promise<number[]> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)];
}

const red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="red"/></svg>';
const inColour =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="currentColor"/></svg>';

describe("a site without its own icons", () => {
  test("has a favicon.ico of three PNG pictures", async () => {
    const ico = await drawnIcon(tenantWith(), "favicon.ico");
    expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, place] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const { format, width, height } = await sharp(ico.subarray(place, place + length)).metadata();
      expect([ico[entry], format, width, height]).toEqual([size, "png", size, size]);
    }
  });

  test.each([
    ["icon-192.png", 192, false],
    ["icon-512.png", 512, false],
    ["icon-maskable-512.png", 512, true],
    ["apple-touch-icon.png", 180, true],
  ] as const)("has %s, with a ground where the system cuts its shape", async (name, size, grounded) => {
    const icon = await drawnIcon(tenantWith(), name);
    const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[3]]).toEqual([size, size, grounded ? 255 : 0]);
  });

  test("has its niche's bloom as an SVG", async () => {
    expect(String(await drawnIcon(tenantWith(), "icon.svg"))).toContain(knobs[1]!.accent);
  });
});

test("icons are drawn from the tenant's icon.svg, once per revision", async () => {
  const tenant = tenantWith({ "icon.svg": red, "logo.svg": inColour });
  const icon = await drawnIcon(tenant, "icon-192.png");
  expect(await middleOf(icon)).toEqual([255, 0, 0, 255]);
  expect(await drawnIcon(tenant, "icon-192.png")).toBe(icon);
});

test("without icon.svg, a square logo is drawn in the niche's colour, but no wordmark and no invalid drawing", async () => {
  const [r, g, b] = await middleOf(await drawnIcon(tenantWith({ "logo.svg": inColour }), "icon-192.png"));
  expect(`#${[r, g, b].map((part) => part!.toString(16).padStart(2, "0")).join("")}`).toBe(knobs[1]!.accent);
  const bloom = await drawnIcon(tenantWith(), "icon-192.png");
  const wordmark = inColour.replace("0 0 8 8", "0 0 80 8");
  expect(await drawnIcon(tenantWith({ "logo.svg": wordmark }), "icon-192.png")).toEqual(bloom);
  expect(await drawnIcon(tenantWith({ "icon.svg": "<svg" }), "icon-192.png")).toEqual(bloom);
});
