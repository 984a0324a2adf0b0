import type { WireMessage } from "~/app/domain/talk/chats/chats.wire";
import { REACTIONS } from "~/app/domain/talk/chats/message-actions";
import { type MenuItem, ReactionIcon, ReactionMarks } from "~/themes/primitives";
import { type Speech, useWords } from "~/themes/words";

type Reaction = (typeof REACTIONS)[number];

interface Props {
  reactions: WireMessage["reactions"];
  me: string;
  name: string;
}

export function MessageReactions({ reactions, me, name }: Props) {
  const { t } = useWords();
  const whose = (from: string) => (from === me ? t("chats.find_you") : name);
  return (
    <ReactionMarks
      marks={reactions.map(({ from, reaction }) => ({
        name: reaction,
        label: `${whose(from)}: ${t(`chats.reaction.${reaction}`)}`,
      }))}
    />
  );
}

/** Returns the six reactions for a message's menu. The chosen one removes itself. */
export function reactionItems(
  { t }: Pick<Speech, "t">,
  chosen: Reaction | undefined,
  react: (to: Reaction | null) => void,
): MenuItem[] {
  return REACTIONS.map((reaction) => ({
    label: t(`chats.reaction.${reaction}`),
    icon: <ReactionIcon name={reaction} />,
    brief: true,
    current: reaction === chosen,
    onSelect: () => react(reaction === chosen ? null : reaction),
  }));
}

export function withReaction(message: WireMessage, from: string, reaction: Reaction | null): WireMessage {
  const others = message.reactions.filter((each) => each.from !== from);
  return { ...message, reactions: reaction ? [...others, { from, reaction }] : others };
}
