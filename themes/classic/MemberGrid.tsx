import { Children } from "react";
import type { Template } from "../template";
import * as css from "./MemberGrid.css";

export const MemberGrid: Template["MemberGrid"] = ({ children }) => (
  <div className={css.room}>
    <ul className={css.rows}>
      {Children.map(children, (child) => (
        <li className={css.row}>{child}</li>
      ))}
    </ul>
  </div>
);
