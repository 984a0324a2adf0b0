import { type Asked, credits } from "./credits/command";
import { runTenantCommand } from "./tenant-command";

const usage = `npm run credits -- --tenant <slug> <command>

  show --email <address>                                     balance, latest movements and orders of a member
  grant --email <address> --amount <n> --reason "..."        gives credits; below zero takes them
  refund --order <id> [--minor <n>] --reason "..."           gives the money of an order back, all of it or a part in minor
                                                             units (500 is 5.00), and takes back the credits that belong to it
  held                                                       payments and refunds that wait for a person: id, and why
  accept --held <id> --reason "..."                          books such a payment for its order
  refuse --held <id> --reason "..."                          books nothing for it: give its money back at the provider first
  refunded --held <id>                                       notes that such a refund was made at the provider

Each reason is kept. The site may be served meanwhile: what the provider has to be asked is asked within a minute.
`;

process.exitCode = await runTenantCommand({
  usage,
  options: {
    email: { type: "string" },
    amount: { type: "string" },
    order: { type: "string" },
    minor: { type: "string" },
    held: { type: "string" },
    reason: { type: "string" },
  },
  asked: ({ email, order, held, ...values }, [command, ...more]): Asked | undefined => {
    const reason = values.reason?.trim();
    if (more.length > 0) return undefined;
    if (command === "held") return { command };
    if (command === "refunded" && held) return { command, held };
    if ((command === "accept" || command === "refuse") && held && reason) return { command, held, reason };
    if (command === "show" && email) return { command, email };
    const amount = wholeOf(values.amount);
    if (command === "grant" && email && amount && reason) return { command, email, amount, reason };
    const minor = wholeOf(values.minor);
    if (values.minor !== undefined && (minor === undefined || minor <= 0)) return undefined;
    if (command === "refund" && order && reason) return { command, order, minor, reason };
    return undefined;
  },
  answer: credits,
});

function wholeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^-?[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}
