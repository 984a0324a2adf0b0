import { z } from "zod";
import { emailField } from "~/app/domain/account/accounts/accounts.schema";
import { checkbox } from "~/app/domain/checkbox";
import { solution } from "~/app/domain/safety/puzzles/puzzles.schema";
import { lengthOf, manyLines, oneLine } from "~/app/domain/texts";

/** Subjects of a complaint without an account, gravest first. */
export const ABOUTS = ["child_abuse", "illegal", "privacy", "rules", "appeal", "payment", "access", "other"] as const;
export type About = (typeof ABOUTS)[number];

export const COMPLAINT_WEIGHTS: Record<About, number> = {
  child_abuse: 10,
  illegal: 8,
  privacy: 5,
  rules: 3,
  appeal: 3,
  payment: 2,
  access: 2,
  other: 1,
};

/** Notices of illegal content, whose content article 16 of the Digital Services Act defines. */
export const NOTICES: readonly About[] = ["child_abuse", "illegal", "privacy"];

/** Complaints about the service. Support and finance answer them in separate cases. */
export const SERVICE: readonly string[] = ["payment", "access"] satisfies About[];

const WORDS_MIN = 20;
export const COMPLAINT_MAX = 5000;
export const APPEAL_MAX = 2000;
const ADDRESS_MAX = 500;

const line = (max: number) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .refine((given) => lengthOf(given) <= max, { error: "error.too_long", params: { max } });

const account = (max: number) =>
  z
    .string("error.required")
    .transform(manyLines)
    .refine((given) => lengthOf(given) >= WORDS_MIN, { error: "complaints.words_short" })
    .refine((given) => lengthOf(given) <= max, { error: "error.too_long", params: { max } });

const anyEmail = z.union([z.literal(""), emailField]).default("");

/** Reports of child sexual abuse may be anonymous. All others need an address for the answer. */
export const complaintForm = z
  .object({
    about: z.enum(ABOUTS, "complaints.about_missing"),
    address: line(ADDRESS_MAX),
    words: account(COMPLAINT_MAX),
    name: line(150),
    email: anyEmail,
    good_faith: checkbox,
    ...solution.shape,
  })
  .superRefine(({ about, address, name, email, good_faith }, context) => {
    const isNotice = NOTICES.includes(about);
    const named = about !== "child_abuse";
    const missing = {
      address: isNotice && address === "" ? "complaints.address_missing" : undefined,
      name: isNotice && named && name === "" ? "error.required" : undefined,
      email: named && email === "" ? "error.required" : undefined,
      good_faith: isNotice && !good_faith ? "complaints.good_faith_missing" : undefined,
    };
    for (const [field, message] of Object.entries(missing))
      if (message) context.addIssue({ code: "custom", path: [field], message });
  });

export type Complaint = z.output<typeof complaintForm>;

export const appealForm = z.object({ words: account(APPEAL_MAX) });
