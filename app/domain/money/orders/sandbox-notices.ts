import { z } from "zod";
import { playPayment, type SandboxPayment, type SandboxPlay } from "~/app/domain/money/payments/payments";
import type { Site } from "~/app/domain/site";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import { receiveNotice } from "./booking";

/** The choices on the sandbox's page: the outcome of the payment, and the delays in ms of its notices. */
const CHOICES: Record<SandboxChoice, { play: SandboxPlay | undefined; notices: number[] }> = {
  paid: { play: "paid", notices: [0] },
  twice: { play: "paid", notices: [0, 0] },
  late: { play: "paid", notices: [60_000] },
  failed: { play: "failed", notices: [0] },
  expired: { play: "expired", notices: [0] },
  canceled: { play: "canceled", notices: [0] },
  open: { play: undefined, notices: [] },
  charged_back: { play: "charged_back", notices: [0, 1_000] },
};

export const SANDBOX_CHOICES = [
  "paid",
  "twice",
  "late",
  "failed",
  "expired",
  "canceled",
  "open",
  "charged_back",
] as const;
export type SandboxChoice = (typeof SANDBOX_CHOICES)[number];

/** Plays the choice on the sandbox's page. The site gets notices, as from any provider. */
export async function chooseAtSandbox(site: Site, { id }: SandboxPayment, choice: SandboxChoice): Promise<void> {
  const { play, notices } = CHOICES[choice];
  if (!play) return;
  await site.db.transact(async (tx) => {
    await playPayment(tx, id, play);
    for (const [index, delay] of notices.entries()) {
      const key = `${id} ${choice} ${index}`;
      await enqueue(site, tx, sandboxNoticeEffect, { key, payload: { payment: id }, dueAt: site.now() + delay });
    }
  });
}

export const sandboxNoticeEffect = effect("sandbox_notice", z.object({ payment: z.string() }), {
  subject: () => null,
  async handle({ payload }, site) {
    await receiveNotice(site, {
      provider: "sandbox",
      method: "POST",
      query: new URLSearchParams(),
      headers: new Headers({ "content-type": "application/x-www-form-urlencoded" }),
      body: Buffer.from(`id=${payload.payment}`),
      address: "127.0.0.1",
    });
  },
});
