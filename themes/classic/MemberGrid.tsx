import { Children } from "react";
import type { Slots } from "../template";
import * as css from "./MemberGrid.css";

export const MemberGrid: Slots["MemberGrid"] = ({ children }) => (
  <ul className={css.plates}>
    {Children.map(children, (child) => (
      <li className={css.place}>{child}</li>
    ))}
  </ul>
);
