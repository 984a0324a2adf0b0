import { useScripted } from "~/app/ui/frame/scripted";
import { ButtonLink, Menu, type MenuItem, MoreIcon } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface Props {
  /** The page of the message, for browsers without a script. */
  href: string;
  items: readonly MenuItem[];
}

/** The menu of actions on a message. */
export function MessageActions({ href, items }: Props) {
  const { t } = useWords();
  const scripted = useScripted();
  const label = t("chats.message_more");
  const icon = <MoreIcon size={18} />;
  if (scripted) return <Menu label={label} look="round" trigger={icon} items={items} />;
  return <ButtonLink href={href} variant="quiet" size="s" icon={icon} aria-label={label} data-no-prefetch />;
}
