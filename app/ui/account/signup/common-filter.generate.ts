// Writes common-filter.data.ts: npx tsx app/ui/account/signup/common-filter.generate.ts
import { writeFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";
import { put } from "./common-filter";
import { roughStrengthOf } from "./password-strength";

/** The number of bits for each password. With five hashes, one in fifty uncommon passwords counts as common. */
const BITS_EACH = 8;

/** Passwords beyond this length are few. They are listed in full, so that no uncommon one counts as common. */
const LONGEST_HASHED = 13;

const deceptive = dictionary["passwords-common"].filter((password) => roughStrengthOf(password) > 0);
const hashed = deceptive.filter(({ length }) => length <= LONGEST_HASHED);
const long = deceptive.filter(({ length }) => length > LONGEST_HASHED);
const filter = new Uint8Array(Math.ceil((hashed.length * BITS_EACH) / 8));
for (const password of hashed) put(filter, password);
writeFileSync(
  new URL("common-filter.data.ts", import.meta.url),
  `/** Made by common-filter.generate.ts: those of the common passwords whose length and letters look good. */
export const LONGEST_HASHED = ${LONGEST_HASHED};
export const LONG =
  "${long.join(" ")}".split(" ");
export const BITS =
  "${Buffer.from(filter).toString("base64")}";
`,
);
console.log(`${hashed.length} passwords in ${filter.length} bytes, ${long.length} long ones`);
