import { Avatar } from "./Avatar";
import type { Fixtures } from "./fixture";

export const fixtures: Fixtures = {
  small: <Avatar name="Anna de Wit" photo={null} size="s" />,
  medium: <Avatar name="Bertram" photo={null} size="m" />,
  large: <Avatar name="Łucja Żółć" photo={null} size="l" />,
  "a picture that fails": <Avatar name="Cleo" photo="/no-such-picture.jpg" size="m" />,
};
