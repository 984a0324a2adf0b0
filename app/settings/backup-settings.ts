import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Bucket, bucketOf } from "~/app/bucket";

export interface BackupSettings {
  place: BackupPlace;
  /** The public keys that encrypt backups. Empty on a machine that only reads backups. */
  recipients: string[];
  keep: Keep;
  /** The time of the daily backup, in minutes after midnight UTC. Undefined for none. */
  at: number | undefined;
}

export const backupVariables = {
  BACKUP_URL: z
    .string()
    .transform(backupPlaceOf)
    .refine(
      (place) => place !== undefined,
      "must be file:///folder, s3://bucket/prefix?region=eu-central-1 or https://key:secret@store.example/bucket/prefix",
    )
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (all) => all.every((each) => /^age1[a-z0-9]{50,}$/.test(each)),
      "must be age1..., as npx bouquet backup keys prints it; several are separated by commas",
    )
    .default([]),
  BACKUP_KEEP: z
    .string()
    .default("7last,7d,4w,12m")
    .transform(keepOf)
    .refine(
      (keep) => keep !== undefined,
      "must be e.g. 7last,7d,4w,12m: the last ones, and so many days, weeks and months",
    ),
  BACKUP_AT: z
    .string()
    .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "must be a time of the day in UTC, e.g. 03:30")
    .transform((text) => {
      const [hours, minutes] = text.split(":").map(Number) as [number, number];
      return hours * 60 + minutes;
    })
    .optional(),
};

type Variables = z.infer<z.ZodObject<typeof backupVariables>>;

/** Parses the settings about backups. Undefined without any. Returns a conflict as a sentence. */
export function backupSettings(given: Variables): BackupSettings | undefined | string {
  const { BACKUP_URL: place, BACKUP_RECIPIENT: recipients, BACKUP_KEEP: keep, BACKUP_AT: at } = given;
  if (at !== undefined && !place) return "BACKUP_AT: needs BACKUP_URL, where backups are to lie";
  if (at !== undefined && recipients.length === 0)
    return "BACKUP_AT: needs BACKUP_RECIPIENT, which backups are sealed for";
  return place && { place, recipients, keep: keep!, at };
}

export type BackupPlace = { folder: string } | { bucket: Bucket };

/** Parses BACKUP_URL: `file:///folder`, or a bucket like MEDIA_URL. Undefined if it names no place. */
export function backupPlaceOf(text: string): BackupPlace | undefined {
  if (/^file:\/\/\/./.test(text) && URL.canParse(text)) return { folder: fileURLToPath(text) };
  const bucket = bucketOf(text);
  return bucket && { bucket };
}

/**
 * The retention of backups: the number of last ones, and for how many days, weeks and months to keep the newest of
 * each.
 */
export interface Keep {
  last: number;
  days: number;
  weeks: number;
  months: number;
}

/** Parses a retention such as `7last,7d,4w,12m`, in any order and with parts left out. Undefined for any other text. */
export function keepOf(text: string): Keep | undefined {
  const keep: Keep = { last: 0, days: 0, weeks: 0, months: 0 };
  for (const part of text.split(",")) {
    const [, count, unit = ""] = /^\s*(\d{1,4})(last|d|w|m)\s*$/.exec(part) ?? [];
    const name = UNITS[unit];
    if (!name) return undefined;
    keep[name] = Number(count);
  }
  return keep.last + keep.days + keep.weeks + keep.months > 0 ? keep : undefined;
}

const UNITS: Record<string, keyof Keep> = { last: "last", d: "days", w: "weeks", m: "months" };
