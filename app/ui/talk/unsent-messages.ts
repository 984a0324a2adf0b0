import { underWay } from "./under-way";
import { dropUnsent, keepUnsent, type Unsent, unsentOf } from "./unsent";
import { dropUnsentPhoto, keepUnsentPhoto, unsentPhotosOf } from "./unsent-photos";

/** A message that this device keeps, with its photo or without one. */
export interface UnsentMessage extends Unsent {
  photo: File | null;
}

/**
 * The device's store of one member's unsent messages: words in local storage, photos in a database. Nothing here
 * throws.
 */
export interface UnsentMessages {
  /**
   * Keeps a message until it has arrived: the page may go at any moment. Resolves once the device has the message: words at
   * once, a photo after a write to a database.
   */
  keep(message: UnsentMessage): Promise<void>;
  /** It has arrived, or nobody wants it sent any more. */
  drop(key: string): void;
  /**
   * Gives those of a conversation that an earlier page kept and this one is not sending, in two parts: a photo takes longer
   * to be found than words.
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
