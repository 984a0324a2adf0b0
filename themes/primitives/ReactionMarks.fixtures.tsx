import type { Fixtures } from "./fixture";
import { ReactionMarks } from "./ReactionMarks";

export const fixtures: Fixtures = {
  one: <ReactionMarks marks={[{ name: "heart", label: "Anna: Love" }]} />,
  two: (
    <ReactionMarks
      marks={[
        { name: "laugh", label: "Anna: Haha" },
        { name: "fire", label: "Bert: Fire" },
      ]}
    />
  ),
};
