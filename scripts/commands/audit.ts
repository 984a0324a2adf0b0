import { listActs } from "../audit/command";
import { onSite } from "../site-alone";
import type { Noun } from "./declaration";
import { listing } from "./listing";

export default {
  verbs: {
    list: listing({
      does: "What operators did, the newest first: when, who, what, on what, and why.",
      more: "Each act is written in the same commit as what it did. Nothing of it is ever deleted.",
      run: ({ tenant }, asked) => onSite(tenant, (site) => listActs(site, asked)),
    }),
  },
} satisfies Noun;
