import type { ReactNode } from "react";
import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";
import { Quote } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { wordsOf } from "./preview";

export type QuotedWire = NonNullable<WireMessage["reply_to"]>;

interface Props {
  quoted: QuotedWire;
  me: string;
  name: string;
  href?: string;
  children?: ReactNode;
}

export function QuotedMessage({ quoted, me, name, href, children }: Props) {
  const words = useWords();
  const mine = quoted.from === me;
  const text = wordsOf({ ...quoted, takenBack: quoted.taken_back }, mine, words);
  return (
    <Quote
      name={mine ? words.t("chats.find_you") : name}
      text={text}
      href={href}
      faint={quoted.text === "" && !quoted.photo}
    >
      {children}
    </Quote>
  );
}
