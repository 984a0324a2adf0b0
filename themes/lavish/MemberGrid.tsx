import type { Slots } from "../template";
import * as css from "./MemberGrid.css";

export const MemberGrid: Slots["MemberGrid"] = ({ children }) => (
  <div className={css.field}>
    <div className={css.grid}>{children}</div>
  </div>
);
