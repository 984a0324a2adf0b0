import { join, relative, sep } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { NICHES } from "~/tenants/config/vocabulary";
import type { Answers } from "../asking";
import { configured } from "./answers";

/** Writes the tenant.json for these answers, with comments about further keys. */
export function configText(answers: Answers, { demo, folder }: { demo: boolean; folder: string }): string {
  const json = (flag: string) => JSON.stringify(configured(flag, answers[flag] ?? ""));
  const list = (flag: string) =>
    `[${(configured(flag, answers[flag] ?? "") as string[]).map((item) => JSON.stringify(item)).join(", ")}]`;
  const schema = relative(folder, join(projectRoot, "tenants", "tenant.schema.json"))
    .split(sep)
    .join("/");
  const niche = NICHES.find(({ number }) => number === configured("niche", answers.niche ?? ""));
  const optional = [
    ["kvk", "company-kvk"],
    ["supportPhone", "support-phone"],
    ["supportEmail", "support-email"],
    ["vatNumbers", "company-vat"],
    ["register", "company-register"],
    ["representative", "company-representative"],
    ["host", "company-host"],
  ].filter(([, flag]) => answers[flag!]);
  const company = ["name", "address", "city", "country"].map((key) => [key, `company-${key}`]).concat(optional);
  const mail = [
    ...(answers["mail-from"] ? [`    "from": ${json("mail-from")}`] : []),
    ...(answers["smtp-host"] ? [smtpText((flag) => answers[flag] && json(flag))] : []),
    ...(answers.dkim ? [`    "dkim": ${json("dkim")}`] : []),
  ];
  return `{
  "$schema": ${JSON.stringify(schema)},
  "name": ${json("name")},
  // Without scheme and port; the first one begins the site's links.
  "hosts": ${list("host")},
${demo ? '  // Its people are invented, and every page says so.\n  "demo": true,\n' : ""}
  // ${niche?.name ?? "see scripts/operating/configuration.md"}
  "niche": ${json("niche")},
  "template": ${json("template")},
  // All seven languages are offered; "languages" narrows that.
  "language": ${json("language")},
  "countries": ${list("countries")},

  "company": {
${company.map(([key, flag]) => `    ${JSON.stringify(key)}: ${json(flag!)}`).join(",\n")}
  }${mail.length > 0 ? `,\n\n  "mail": {\n${mail.join(",\n")}\n  }` : ""}

  // More keys and their defaults: scripts/operating/configuration.md. An editor that knows JSON schemas lists them too.
}
`;
}

/** Formats an answer as JSON with `json`. Undefined if missing. */
function smtpText(json: (flag: string) => string | undefined): string {
  const password = json("smtp-password");
  const keys = [
    ["host", json("smtp-host")],
    ["port", json("smtp-port")],
    ["user", json("smtp-user")],
    ["password", password && `{ "env": ${password} }`],
  ].flatMap(([key, value]) => (value ? [`"${key}": ${value}`] : []));
  return `    // Port 587, and no log-in, where nothing else stands here.\n    "smtp": { ${keys.join(", ")} }`;
}
