import { Avatar } from "./Avatar";
import { Button } from "./Button";
import type { Fixtures } from "./fixture";
import { NextIcon } from "./icons";
import { List, ListRow } from "./List";
import { BellIcon } from "./page-icons";
import { Card, CountBadge } from "./surfaces";

const face = (name: string) => <Avatar name={name} photo={null} size="s" alt="" />;

export const fixtures: Fixtures = {
  links: (
    <List label="Conversations">
      <ListRow href="#anna" leading={face("Anna")} title="Anna, 34" text="See you at eight?" current trailing="14:05" />
      <ListRow
        href="#bert"
        leading={face("Bertram Q")}
        title="Bertram, 41"
        text="I know a place by the canal."
        trailing={<CountBadge count={2} label="2 unread messages" />}
      />
      <ListRow href="#cleo" leading={face("Cleo")} title="Cleo, 29" trailing="Monday" />
    </List>
  ),
  "in a card": (
    <Card pad="none">
      <List label="Settings">
        <ListRow href="#a" leading={<BellIcon size={22} />} title="Notifications" trailing={<NextIcon size={20} />} />
        <ListRow href="#b" title="Language" text="English" trailing={<NextIcon size={20} />} />
      </List>
    </Card>
  ),
  "with buttons": (
    <List label="Blocked members">
      <ListRow
        leading={face("Dorien")}
        title="Dorien, 38"
        text="Blocked on Monday"
        trailing={
          <Button size="s" variant="secondary">
            Unblock
          </Button>
        }
      />
    </List>
  ),
  "long German": (
    <List label="Einstellungen">
      <ListRow
        leading={<BellIcon size={22} />}
        title="Freundschaftsanfragebenachrichtigungen"
        text="Höchstens einmal am Tag, außer bei gegenseitigem Interesse"
        trailing={
          <Button size="s" variant="secondary">
            Benachrichtigungen ausschalten
          </Button>
        }
      />
    </List>
  ),
};
