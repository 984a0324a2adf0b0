import { type DomainError, domainError, type ErrorDetail } from "~/app/domain/errors";
import type { Site } from "~/app/domain/site";
import { type Limit, limit } from "./limits";

export { keepReadingPace } from "./reading";

export type Paced =
  | "likes"
  | "conversations"
  | "messages"
  | "reactions"
  | "drafts"
  | "typing"
  | "profile"
  | "reports"
  | "blocks"
  | "searches";

interface Paceable {
  id: string;
  /** UTC ms. */
  signedUpAt: number;
}

interface Pace {
  /** The limits on the account's first day, when most abuse happens. */
  newcomer: Limit[];
  later: Limit[];
  refusal(detail: ErrorDetail): DomainError;
}

/** Counts an action of a member. Throws a `…too_many…` error of the action. A refused action does not count. */
export function keepPace(site: Site, member: Paceable, doing: Paced): Promise<void> {
  const { newcomer, later, refusal } = PACES[doing];
  const isNew = site.now() - member.signedUpAt < DAY;
  return limit(site, doing, member.id, isNew ? newcomer : later, refusal);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const per = (windowMs: number, max: number): Limit => ({ max, windowMs });

/** The rate limits: far above a person's rate, far below a script's. */
const PACES: Record<Paced, Pace> = {
  likes: {
    newcomer: [per(MINUTE, 30), per(HOUR, 300)],
    later: [per(MINUTE, 60), per(HOUR, 1000)],
    refusal: domainError("likes.too_many", "too_many"),
  },
  conversations: {
    newcomer: [per(HOUR, 15)],
    later: [per(HOUR, 40)],
    refusal: domainError("chats.too_many_begun", "too_many"),
  },
  messages: {
    newcomer: [per(MINUTE, 20), per(HOUR, 300)],
    later: [per(MINUTE, 60), per(HOUR, 1500)],
    refusal: domainError("chats.too_many_messages", "too_many"),
  },
  reactions: {
    newcomer: [per(MINUTE, 30), per(HOUR, 300)],
    later: [per(MINUTE, 60), per(HOUR, 1000)],
    refusal: domainError("chats.too_many_messages", "too_many"),
  },
  // A browser saves a draft once a second during typing.
  drafts: {
    newcomer: [per(MINUTE, 90)],
    later: [per(MINUTE, 90)],
    refusal: domainError("chats.too_many_messages", "too_many"),
  },
  // A browser reports typing every ten seconds.
  typing: {
    newcomer: [per(MINUTE, 60)],
    later: [per(MINUTE, 60)],
    refusal: domainError("chats.too_many_messages", "too_many"),
  },
  profile: {
    newcomer: [per(MINUTE, 20), per(HOUR, 100)],
    later: [per(MINUTE, 20), per(HOUR, 200)],
    refusal: domainError("profile.too_many_changes", "too_many"),
  },
  reports: {
    newcomer: [per(HOUR, 10)],
    later: [per(HOUR, 20)],
    refusal: domainError("reports.too_many", "too_many"),
  },
  // A harassed member must be able to block everyone.
  blocks: {
    newcomer: [per(MINUTE, 20), per(HOUR, 150)],
    later: [per(MINUTE, 30), per(HOUR, 300)],
    refusal: domainError("request.too_many", "too_many"),
  },
  searches: {
    newcomer: [per(MINUTE, 20), per(HOUR, 100)],
    later: [per(MINUTE, 20), per(HOUR, 200)],
    refusal: domainError("request.too_many", "too_many"),
  },
};
