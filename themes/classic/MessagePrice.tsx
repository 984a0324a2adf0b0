import type { Template } from "../template";
import * as css from "./MessagePrice.css";

export const MessagePrice: Template["MessagePrice"] = ({ text, free }) => <p className={css.price({ free })}>{text}</p>;
