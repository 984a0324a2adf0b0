// Writes common-filter.data.ts anew: npx tsx app/ui/signup/common-filter.generate.ts
import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";
import { put } from "./common-filter";
import { roughStrengthOf } from "./password-strength";

/** With five hashes one in fifty other passwords is taken for a common one. */
const BITS_EACH = 8;

const deceptive = dictionary["passwords-common"].filter((password) => roughStrengthOf(password) > 0);
const filter = new Uint8Array(Math.ceil((deceptive.length * BITS_EACH) / 8));
for (const password of deceptive) put(filter, password);
writeFileSync(
  new URL("common-filter.data.ts", import.meta.url),
  `/** Made by common-filter.generate.ts: those of the common passwords whose length and letters look good. */
export const LONGEST = ${Math.max(...deceptive.map(({ length }) => length))};
export const BITS =
  "${Buffer.from(filter).toString("base64")}";
`,
);
console.log(`${deceptive.length} passwords, ${filter.length} bytes`);
