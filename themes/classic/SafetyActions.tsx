import { SafetyList } from "../profile-parts";
import type { Slots } from "../template";
import * as css from "./SafetyActions.css";

export const SafetyActions: Slots["SafetyActions"] = (props) => <SafetyList {...props} className={css.actions} />;
