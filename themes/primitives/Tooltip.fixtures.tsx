import { Button } from "./Button";
import type { Fixtures } from "./fixture";
import { Tooltip } from "./Tooltip";

export const fixtures: Fixtures = {
  "on a button": (
    <Tooltip text="Nobody is told that you were here.">
      <Button variant="secondary">Browse in private</Button>
    </Tooltip>
  ),
  below: (
    <Tooltip text="Writing to invented people is free." side="bottom">
      <Button variant="quiet">Price</Button>
    </Tooltip>
  ),
  "long German": (
    <Tooltip text="Freundschaftsanfragebenachrichtigungen erhältst du nur, wenn ihr euch gegenseitig mögt.">
      <Button variant="secondary">Benachrichtigungen</Button>
    </Tooltip>
  ),
};
