import type { Template } from "../template";
import * as css from "./MemberGrid.css";

export const MemberGrid: Template["MemberGrid"] = ({ children }) => (
  <div className={css.field}>
    <div className={css.grid}>{children}</div>
  </div>
);
