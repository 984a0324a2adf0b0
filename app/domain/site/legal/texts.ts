import type { PageName } from "~/tenants/config/vocabulary";

interface LegalText {
  /** The first day of the page's text in all languages, YYYY-MM-DD. */
  since: string;
}

/** The engine's pages. A changed text needs a new day: a test compares it with its language's `legal-digests.json`. */
export const LEGAL_TEXTS: Record<PageName, LegalText> = {
  terms: { since: "2026-11-29" },
  privacy: { since: "2026-11-29" },
  cookies: { since: "2026-11-29" },
  "return-policy": { since: "2026-11-24" },
  faq: { since: "2026-11-29" },
  ban: { since: "2026-11-24" },
  service: { since: "2026-11-29" },
  imprint: { since: "2026-11-24" },
  ranking: { since: "2026-11-29" },
  accessibility: { since: "2026-11-24" },
};
