import type { Slots } from "../template";
import * as css from "./MessagePrice.css";

export const MessagePrice: Slots["MessagePrice"] = ({ text, free }) => <p className={css.price({ free })}>{text}</p>;
