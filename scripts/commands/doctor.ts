import { readEnvironment } from "~/app/settings/environment";
import { examineMachine } from "../doctor/command";
import { Refusal } from "../refusal";
import { verb } from "./declaration";

export default verb({
  does: "Looks at the machine and its brands from inside and from outside, and says what is wrong and what to do.",
  permission: "desk.see",
  more: `Names, certificates, redirects, mail, push, payments, partners, databases, backups, versions and configs. Ends with 1 where
something is wrong; a warning alone ends with 0. It changes nothing, and is over within a minute. A run of all is kept for the console.`,
  arguments: { slug: { does: "one brand alone", optional: true } },
  options: {
    all: { does: "the machine and all brands, as where no brand is named" },
    problems: { does: "leaves out what is in order" },
    letter: { takes: "<address>", does: "sends a test letter there by each mail server" },
    resolver: {
      takes: "<servers>",
      does: "DNS servers to ask in place of DNS_SERVERS, with commas between: 127.0.0.1:5353",
      read: listOf,
    },
    "time-server": { takes: "<host>", does: "whom to ask for the time in place of TIME_SERVER" },
    connect: {
      takes: "<places>",
      does: "connects there in place of each host, for https and for http: 127.0.0.1:8443,127.0.0.1:8080",
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
