import * as css from "./marks.css";
import { slot } from "./slot";

export const MessagePrice = slot("MessagePrice", ({ text, free }) => (
  <p className={free ? css.free : css.price}>{text}</p>
));
