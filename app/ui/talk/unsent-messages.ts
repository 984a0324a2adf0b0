import { underWay } from "./under-way";
import { dropUnsent, keepUnsent, type Unsent, unsentOf } from "./unsent";
import { dropUnsentPhoto, keepUnsentPhoto, unsentPhotosOf } from "./unsent-photos";

/** A message that this device stores, with or without a photo. */
export interface UnsentMessage extends Unsent {
  photo: File | null;
}

/** The device's store of a member's unsent messages: text in local storage, photos in a database. Never throws. */
export interface UnsentMessages {
  /** Resolves once the message is stored: text at once, a photo after a database write. */
  keep(message: UnsentMessage): Promise<void>;
  drop(key: string): void;
  /**
   * Calls `show` with the messages that an earlier page stored and that this page is not sending. Text comes first,
   * photos later.
   */
  find(conversation: string, show: (kept: UnsentMessage[]) => void): void;
}

export function unsentMessages(member: string): UnsentMessages {
  return {
    async keep({ photo, ...message }) {
      if (photo) await keepUnsentPhoto(member, { ...message, photo });
      else keepUnsent(member, message);
    },
    drop(key) {
      dropUnsent(member, key);
      void dropUnsentPhoto(member, key);
    },
    find(conversation, show) {
      const here = (each: Unsent) => each.conversation === conversation;
      const words = unsentOf(member).filter((each) => here(each) && !underWay.has(each.key));
      show(words.map((each) => ({ ...each, photo: null })));
      void unsentPhotosOf(member).then((kept) => show(kept.filter(here)));
    },
  };
}
