import { Children } from "react";
import type { Slots } from "../template";
import * as css from "./MemberGrid.css";

export const MemberGrid: Slots["MemberGrid"] = ({ children }) => (
  <div className={css.room}>
    <ul className={css.rows}>
      {Children.map(children, (child) => (
        <li className={css.row}>{child}</li>
      ))}
    </ul>
  </div>
);
