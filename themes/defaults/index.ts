import type { OptionalSlots, Slots, TemplateSlots } from "../template";
import { FinderCard } from "./FinderCard";
import { FrontStory } from "./FrontStory";
import { MessagePrice } from "./MessagePrice";
import { PartnerTile } from "./PartnerTile";
import { SafetyActions } from "./SafetyActions";

/** Every slot that has a default: one without it does not compile. Pages import the single files, and load no more. */
export const defaults: OptionalSlots = { FinderCard, FrontStory, MessagePrice, PartnerTile, SafetyActions };

/** All slots of a template, for the gallery and the checks. */
export const allSlots = (own: TemplateSlots): Slots => ({ ...defaults, ...own });
