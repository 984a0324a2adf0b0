import { IconButton } from "./Button";
import type { Fixtures } from "./fixture";
import { MoreIcon } from "./icons";
import { MessageRow } from "./MessageRow";

const actions = <IconButton label="Message options" icon={<MoreIcon size={18} />} />;

export const fixtures: Fixtures = {
  theirs: (
    <MessageRow mine={false} actions={actions}>
      <p>Shall we meet at the lighthouse?</p>
    </MessageRow>
  ),
  mine: (
    <MessageRow mine actions={actions}>
      <p>I’ll bring the tea.</p>
    </MessageRow>
  ),
  "taken back": (
    <MessageRow mine faint>
      <p>You took this message back.</p>
    </MessageRow>
  ),
};
