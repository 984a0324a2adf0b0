import { z } from "zod";

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, "base64url").length === bytes);

export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  /** A P-256 point and a secret, which encrypt the payloads. */
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});

export const pushEnd = pushSubscription.pick({ endpoint: true });

export type PushSubscriptionDraft = z.input<typeof pushSubscription>;
