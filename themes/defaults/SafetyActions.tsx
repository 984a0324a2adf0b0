import { SafetyList } from "../profile-parts";
import * as css from "./marks.css";
import { slot } from "./slot";

export const SafetyActions = slot("SafetyActions", (props) => <SafetyList {...props} className={css.safety} />);
