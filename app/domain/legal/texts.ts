import type { PageName } from "~/tenants/vocabulary";

interface LegalText {
  /** The day from which the page's text holds in all languages, YYYY-MM-DD. */
  since: string;
  /** What the texts of all languages come to. A test says what it is, and fails where a text changed and this did not. */
  digest: string;
}

/** The engine's own pages. Whoever changes a text sets its day anew. */
export const LEGAL_TEXTS: Record<PageName, LegalText> = {
  terms: { since: "2026-11-22", digest: "7d13ffccdda7" },
  privacy: { since: "2026-11-22", digest: "2efc9477211c" },
  cookies: { since: "2026-11-23", digest: "e2e290ed4ac8" },
  "return-policy": { since: "2026-11-23", digest: "7059c5f814be" },
  faq: { since: "2026-11-23", digest: "3587459d1e3e" },
  ban: { since: "2026-11-22", digest: "3dcb55f5723d" },
  service: { since: "2026-11-22", digest: "29970a1f7738" },
  imprint: { since: "2026-11-22", digest: "f1d8e017fed8" },
  ranking: { since: "2026-11-23", digest: "81e247c461bb" },
  accessibility: { since: "2026-11-22", digest: "5a95822513ed" },
};
