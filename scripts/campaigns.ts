import { SOURCE_PARTS, type SourcePart } from "~/app/domain/signup/source-parts";
import { campaigns } from "./campaigns/command";
import { runTenantCommand } from "./tenant-command";

const usage = `npm run campaigns -- --tenant <slug> [--days <n>] [--by ${SOURCE_PARTS.join(",")}] [--json]

What became of those whom each traffic source sent within the last n days (30 where left out), by network where --by is left
out: visits, sign-ups, confirmed addresses, buyers, and what they have paid less what went back. No row is about one person.
Below that, what came of each experiment of the tenant since its own day, and which variant is better once that can be said.
`;

process.exitCode = await runTenantCommand({
  usage,
  options: {
    days: { type: "string", default: "30" },
    by: { type: "string", default: "network" },
    json: { type: "boolean", default: false },
  },
  asked: ({ days, by: parts, json }, positionals) => {
    const by = parts.split(",") as SourcePart[];
    const known = by.every((part) => SOURCE_PARTS.includes(part)) && new Set(by).size === by.length;
    if (positionals.length > 0 || !known || !/^[1-9]\d{0,3}$/.test(days)) return undefined;
    return { days: Number(days), by, json };
  },
  answer: campaigns,
});
