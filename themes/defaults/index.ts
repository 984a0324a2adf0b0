import type { OptionalSlots, Slots, TemplateSlots } from "../template";
import { FinderCard } from "./FinderCard";
import { FrontStory } from "./FrontStory";
import { MessagePrice } from "./MessagePrice";
import { PartnerTile } from "./PartnerTile";
import { SafetyActions } from "./SafetyActions";

/** Every slot with a default; a missing one does not compile. Pages import the single files, and so load no other. */
export const defaults: OptionalSlots = { FinderCard, FrontStory, MessagePrice, PartnerTile, SafetyActions };

/** Returns all slots of a template, for the gallery and the checks. */
export const allSlots = (own: TemplateSlots): Slots => ({ ...defaults, ...own });
