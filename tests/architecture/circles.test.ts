import { expect, test } from "vitest";
import { circles, imports, nounOf } from "./sources";

test("no top folder leads back to itself", () => {
  expect(circles(imports.map(({ from, to }) => [topOf(from), topOf(to)]))).toEqual([]);
});

test("no folder of app leads back to itself, but for the table of calls, which takes its types from the routes", () => {
  const within = imports.filter(({ from, to }) => /^app\//.test(from) && /^app\//.test(to));
  const typed = within.filter(({ from, typeOnly }) => !(typeOnly && from === "app/contract/calls.ts"));
  expect(circles(typed.map(({ from, to }) => [roomOf(from), roomOf(to)]))).toEqual([]);
});

test("no noun leads back to itself", () => {
  const between = imports.flatMap(({ from, to }): [string, string][] => {
    const [one, other] = [nounOf(from), nounOf(to)];
    return one && other ? [[one, other]] : [];
  });
  expect(circles(between)).toEqual([]);
});

test("no file needs itself to be loaded, not even later", () => {
  const values = imports.filter(({ typeOnly }) => !typeOnly);
  expect(circles(values.map(({ from, to }) => [from, to]))).toEqual([]);
});

/** The files that name each other's types, by the reason why: none of them is loaded for that. */
const BY_TYPE: Record<string, string[]> = {
  "What workers and the primary say to each other is one list; a bus is one of those who speak.": [
    "app/cluster/bus.ts",
    "app/cluster/channel.ts",
    "app/cluster/messages.ts",
  ],
  "A site is made of what its nouns make of its config, and each of these works on a site.": [
    "app/domain/account/sessions/sessions.ts",
    "app/domain/counts.ts",
    "app/domain/machine.ts",
    "app/domain/money/payments/gateways/sandbox/page.ts",
    "app/domain/money/payments/gateways/sandbox/sandbox.ts",
    "app/domain/money/payments/payments.ts",
    "app/domain/money/premium/premium.ts",
    "app/domain/reach/mail/letter.ts",
    "app/domain/reach/mail/mail.ts",
    "app/domain/reach/mail/returned.ts",
    "app/domain/reach/offers/offers.ts",
    "app/domain/reach/postbacks/postbacks.ts",
    "app/domain/reach/postbacks/sending.ts",
    "app/domain/reach/push/push.ts",
    "app/domain/site.ts",
    "app/domain/site/audit/audit.ts",
    "app/domain/site/limits/limits.ts",
    "app/domain/site/outbox/effect.ts",
    "app/domain/site/outbox/outbox.ts",
  ],
  "A choice and what it chooses among: the mailers that fill `Mailer`.": [
    "app/domain/reach/mail/mailbox.ts",
    "app/domain/reach/mail/mailer.ts",
    "app/domain/reach/mail/message.ts",
    "app/domain/reach/mail/smtp.ts",
  ],
  "A choice and what it chooses among: the stores that fill `Media`.": [
    "app/domain/site/media/incoming.ts",
    "app/domain/site/media/media.disk.ts",
    "app/domain/site/media/media.s3.ts",
    "app/domain/site/media/media.ts",
  ],
  "The frame loads the dialog when there is a match to show, and says what a match is.": [
    "app/ui/frame/live.tsx",
    "app/ui/people/MatchDialog.tsx",
  ],
  "The parts of a tenant's folder are read one by one, and `Tenant` is what they come to.": [
    "tenants/explain.ts",
    "tenants/folder.ts",
    "tenants/offers.ts",
    "tenants/overrides.ts",
    "tenants/pages.ts",
    "tenants/resolve.ts",
    "tenants/schema.ts",
    "tenants/word-check.ts",
  ],
  "The light half loads the heavy one when it is used, and says what both are given: dialogs.": [
    "themes/primitives/Dialog.tsx",
    "themes/primitives/RadixDialog.tsx",
  ],
  "The optional slots are part of a template, and are given its people.": [
    "themes/optional-slots.ts",
    "themes/template.ts",
  ],
  "The same: menus.": ["themes/primitives/Menu.tsx", "themes/primitives/RadixMenu.tsx"],
  "The same: toasts.": ["themes/primitives/RadixToasts.tsx", "themes/primitives/Toast.tsx"],
};

test("files that name each other's types are these, each group for a reason", () => {
  const found = circles(imports.map(({ from, to }) => [from, to]));
  expect(found.sort()).toEqual(
    Object.values(BY_TYPE)
      .map((group) => group.join(", "))
      .sort(),
  );
});

function topOf(file: string): string {
  return /^[a-z]+(?=\/)/.exec(file)?.[0] ?? "";
}

/** A folder of `app`, or a file that lies beside them. */
function roomOf(file: string): string {
  return file.split("/").length > 2 ? file.split("/").slice(0, 2).join("/") : file;
}
