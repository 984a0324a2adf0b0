/** Partners' offers to a tenant's members: `offers.json` in its folder, and the feed in the config. */
import { join } from "node:path";
import { explainIssue } from "./explain";
import type { TenantFolder } from "./folder";
import { type PartnerOffers, partnerOffers } from "./offers.schema";
import type { OverrideProblem } from "./problem";
import { type Complaint, parseSource } from "./source";
import type { Language } from "./vocabulary";

export const OFFERS_NAME = "offers.json";

/** Reads `offers.json`. Null if the file is missing or invalid. */
export function readOffers(
  folder: TenantFolder,
  main: Language | undefined,
  problems: OverrideProblem[],
): PartnerOffers | null {
  const text = folder.readText(OFFERS_NAME);
  if (text === undefined) return null;
  const file = join(folder.path, OFFERS_NAME);
  const source = parseSource(text);
  const complain = ({ onKey, ...complaint }: Complaint) =>
    problems.push({ level: "error", file, ...complaint, ...source.place(complaint.path, onKey) });
  if (source.value === undefined || source.problems.length > 0) {
    problems.push(...source.problems.map((problem) => ({ level: "error" as const, file, ...problem })));
    return null;
  }
  const { data, error } = partnerOffers.safeParse(source.value);
  for (const issue of error?.issues ?? []) explainIssue(issue, source.value, partnerOffers).forEach(complain);
  if (!data) return null;
  for (const part of ["title", "text"] as const) {
    if (!main || !data.ad || data.ad[part][main]) continue;
    complain({ path: ["ad", part], reason: `has no text in "${main}"`, remedy: `Add "${main}" to it` });
  }
  return data;
}
