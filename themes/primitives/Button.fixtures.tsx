import { Button, ButtonLink, IconButton } from "./Button";
import type { Fixtures } from "./fixture";
import { HeartIcon } from "./icons";
import { SendIcon } from "./page-icons";

export const fixtures: Fixtures = {
  primary: <Button>Send message</Button>,
  secondary: <Button variant="secondary">View profile</Button>,
  quiet: <Button variant="quiet">Not now</Button>,
  danger: <Button variant="danger">Delete my account</Button>,
  small: <Button size="s">Chat</Button>,
  large: <Button size="l">Sign up for free</Button>,
  "with icon": <Button icon={<SendIcon size={20} />}>Send</Button>,
  wide: <Button wide>Continue</Button>,
  link: <ButtonLink href="#">Search members</ButtonLink>,
  pending: <Button pending>Send message</Button>,
  "pending, secondary": (
    <Button variant="secondary" pending>
      Save changes
    </Button>
  ),
  disabled: <Button disabled>Send message</Button>,
  "disabled, secondary": (
    <Button variant="secondary" disabled>
      Save changes
    </Button>
  ),
  "icon alone": <IconButton label="Like Anna" icon={<HeartIcon size={22} />} />,
  "icon, filled": <IconButton filled label="Like Anna" icon={<HeartIcon size={22} />} />,
  "icon, pressed": <IconButton pressed label="Unlike Anna" icon={<HeartIcon size={22} fill="currentColor" />} />,
  "icon, disabled": <IconButton disabled label="Like Anna" icon={<HeartIcon size={22} />} />,
  "long German": <Button icon={<SendIcon size={20} />}>Benachrichtigungseinstellungen endgültig übernehmen</Button>,
};
