import { useEffect } from "react";
import { lacksCredits, type NextMessage } from "./price";
import { sendUnsent } from "./send-unsent";

/** How long a waiting message is shown with its price before it is sent, in ms. */
const SEEN = 1_000;
/** How often waiting messages are tried again without a browser event, in ms. */
const AGAIN = 15_000;

interface LaterProps {
  member: string;
  conversation: string;
  next: NextMessage;
  otherwise: string;
}

/** Sends waiting messages where they stand with their price. One after another if the price may change. */
export function useSentLater({ member, conversation, next, otherwise }: LaterProps): void {
  const { free } = next;
  const most = free === "always" || free === "fictional" || free === "premium" ? Number.POSITIVE_INFINITY : 1;
  useEffect(() => {
    if (lacksCredits(next)) return;
    const send = () => void sendUnsent({ member, conversation, most, otherwise }).catch(() => {}); // tried again
    const seen = window.setTimeout(send, SEEN);
    const timer = window.setInterval(send, AGAIN);
    addEventListener("online", send);
    return () => {
      clearTimeout(seen);
      clearInterval(timer);
      removeEventListener("online", send);
    };
  }, [member, conversation, most, otherwise, next]);
}
