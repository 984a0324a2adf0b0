import { examine, worstOf } from "~/app/doctor/doctor";
import { explainedIn, type Finding, STATUSES } from "~/app/doctor/findings";
import { keepRun } from "~/app/doctor/kept";
import { inWords } from "~/app/doctor/words";
import { speechOf } from "~/app/locales/browser";
import { catalogues } from "~/app/locales/catalogues";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import { type Answer, verb } from "../commands/declaration";
import { Refusal } from "../refusal";
import { assertSlug } from "../tenant/check";
import { type Options, withDoctorContext } from "./context";

export default verb({
  does: "Checks the machine and its brands from inside and outside, and prints problems with remedies.",
  permission: "desk.see",
  more: `Checks DNS, certificates, redirects, mail, push, payments, partners, databases, backups, versions and configs. Exits with 1 if
something is wrong, with 0 for warnings only. Changes nothing and ends within a minute. The console shows the last full run.`,
  arguments: { slug: { does: "one brand only", optional: true } },
  options: {
    all: { does: "the machine and all brands, the default" },
    problems: { does: "omits what is in order" },
    letter: { takes: "<address>", does: "sends a test letter there by each mail server" },
    resolver: {
      takes: "<servers>",
      does: "DNS servers that replace DNS_SERVERS, with commas: 127.0.0.1:5353",
      read: listOf,
    },
    "time-server": { takes: "<host>", does: "time server that replaces TIME_SERVER" },
    connect: {
      takes: "<places>",
      does: "connects there for every host, by https and http: 127.0.0.1:8443,127.0.0.1:8080",
      read: placesOf,
    },
  },
  run({ slug, all, problems, letter: letterTo, resolver: resolvers, "time-server": timeServer, connect }) {
    if (all && slug !== undefined) throw new Refusal(`Either ${slug} or --all`);
    return examineMachine(readEnvironment(), { slug, problems, letterTo, resolvers, timeServer, connect });
  },
});

function listOf(text: string): string[] {
  return text.split(",").map((each) => each.trim());
}

function placesOf(text: string) {
  const [tls, plain, ...more] = listOf(text).map((each) => /^(\[[\da-fA-F:]+\]|[^:\s]+):(\d{1,5})$/.exec(each));
  if (!tls || !plain || more.length > 0) throw new Error("takes two places with a comma between, and both have a port");
  const placeOf = ([, host = "", port]: RegExpExecArray) => ({
    host: host.replace(/^\[|\]$/g, ""),
    port: Number(port),
  });
  return { tls: placeOf(tls), plain: placeOf(plain) };
}

interface Asked extends Options {
  /** The slug of the brand to check. Undefined checks the machine and all brands. */
  slug: string | undefined;
  /** Whether to omit findings without a problem. */
  problems: boolean;
}

/** Examines the machine and its brands. Code 1 if something is wrong. Stores a full run for the console. */
export function examineMachine(environment: Environment, { slug, problems, ...options }: Asked): Promise<Answer> {
  return withDoctorContext(environment, options, async (context, slugs) => {
    assertSlug(environment, slug, slugs);
    const findings = await examine(context, slug);
    if (slug === undefined) await keepRun(environment.dataDir, { at: context.now(), findings });
    const counts = countsOf(findings);
    const shown = findings.filter(({ status }) => !problems || status !== "ok");
    const summary = STATUSES.map((status) => `${counts[status]} ${status}`).join(", ");
    return {
      lines: [...shown.flatMap(linesOf), summary],
      data: { findings: findings.map(asData), counts },
      code: worstOf(findings) === "wrong" ? 1 : 0,
    };
  });
}

const english = speechOf(catalogues.en, { language: "en", locale: "en" });

function linesOf(finding: Finding): string[] {
  const { says, remedy } = inWords(finding, english);
  const head = `${finding.status.padEnd("warning".length)}  ${finding.check}  ${finding.subject || "this machine"}: ${says}`;
  return remedy === null ? [head] : [head, `         ${remedy}  (scripts/operating/${explainedIn(finding)})`];
}

function asData(finding: Finding) {
  const { check, subject, status, code, params } = finding;
  return { check, subject, status, code, params, ...inWords(finding, english), explained: explainedIn(finding) };
}

function countsOf(findings: readonly Finding[]) {
  const count = (status: Finding["status"]) => findings.filter((each) => each.status === status).length;
  return { ok: count("ok"), warning: count("warning"), wrong: count("wrong") };
}
