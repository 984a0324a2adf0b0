import { readEnvironment } from "~/app/settings/environment";
import { examineMachine } from "../doctor/command";
import { Refusal } from "../refusal";
import { verb } from "./declaration";

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
