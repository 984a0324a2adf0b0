import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FC, Fragment, isValidElement, type ReactNode } from "react";
import { LANGUAGES, type Language } from "~/app/locales";
import { projectRoot } from "~/app/settings/environment";
import { allSlots } from "~/themes/defaults";
import { fixtures } from "~/themes/fixtures";
import { LONGEST_NAME } from "~/themes/fixtures/people";
import { fixtureOf, type Slot } from "~/themes/fixtures/Staged";
import { cut } from "~/themes/primitives/Cut.css";
import type { TemplateSlots } from "~/themes/template";
import type { Finding } from "./finding";
import { markupOf, speechIn } from "./staging";

/** Renders every slot in every state and language. Reports a problem of several states once. */
export function stateFindings(name: string, slots: TemplateSlots): Finding[] {
  return Object.entries(fixtures).flatMap(([slot, states]) => {
    const file = fileOf(name, slot, slots);
    const inStates = new Map<string, string[]>();
    for (const state of Object.keys(states)) {
      const problem = problemIn(slots, slot as Slot, state);
      if (problem) inStates.set(problem, [...(inStates.get(problem) ?? []), state]);
    }
    const remedy = (state: string) =>
      `Look at /_dev?slot=${slot}&state=${state}&template=${name}, and show what it is given.`;
    const findings = [...inStates].map(([problem, states]) => ({
      file,
      problem: `${slot}, ${states.length > 1 ? "states" : "state"} ${states.map((each) => `"${each}"`).join(", ")}: ${problem}`,
      remedy: remedy(states[0]!),
    }));
    if (findings.length > 0) return findings;
    const dropped = droppedParts(slots, slot as Slot, Object.keys(states));
    const problem = `${slot}, in every state: does not show ${dropped.join(", ")}`;
    return dropped.length > 0 ? [{ file, problem, remedy: remedy(Object.keys(states)[0]!) }] : [];
  });
}

/** Returns the file to fix: a slot may share a file with another, or be the default. */
export function fileOf(name: string, slot: string, slots: TemplateSlots): string {
  if (!(slot in slots)) return `themes/defaults/${slot}.tsx`;
  const own = `themes/${name}/${slot}.tsx`;
  return existsSync(join(projectRoot, own)) ? own : `themes/${name}/${importedFrom(name, slot)}`;
}

/** Returns the file that index.ts imports the slot from, or index.ts itself. */
function importedFrom(name: string, slot: string): string {
  const index = readFileSync(join(projectRoot, "themes", name, "index.ts"), "utf8");
  const from = new RegExp(`\\{[^}]*\\b${slot}\\b[^}]*\\} from "\\./([^"]+)"`).exec(index)?.[1];
  return from ? `${from}.tsx` : "index.ts";
}

/** Explains what is wrong with a state in any language, or returns "". */
function problemIn(slots: TemplateSlots, slot: Slot, state: string): string {
  try {
    const lost = [...new Set(LANGUAGES.flatMap((language) => lostWords(slots, slot, state, language)))];
    const words = lost.slice(0, 3).map((each) => `"${each}"`);
    if (words.length > 0) return `does not show ${words.join(", ")}`;
    return isUncut(slots, slot, state) ? "shows a long name whole, not in <Cut>" : "";
  } catch (error) {
    return `cannot be rendered (${error instanceof Error ? error.message : error})`;
  }
}

/** Returns the words of a fixture that its page lacks. */
function lostWords(slots: TemplateSlots, slot: Slot, state: string, language: Language): string[] {
  const speech = speechIn(language);
  const page = squeezed(textOf(markupOf(slots, slot, state, speech)));
  const { shows, marks = [] } = fixtureOf(slot, state, { ...speech, slots: allSlots(slots), niche: 1 });
  return [...shows, ...marks].filter((words) => !page.includes(squeezed(words)));
}

/** Returns element props that a slot renders in no state: {story}. */
function droppedParts(slots: TemplateSlots, slot: Slot, states: string[]): string[] {
  const Slotted = slots[slot] as FC<object> | undefined;
  if (!Slotted) return []; // the default applies
  const given = new Set<string>();
  const rendered = new Set<string>();
  const probed = (name: string, value: unknown): unknown => {
    if (!isValidElement(value)) return value;
    given.add(name);
    return <Probe onRender={() => rendered.add(name)}>{value}</Probe>;
  };
  const Probed: FC<object> = (props) => (
    <Slotted {...Object.fromEntries(Object.entries(props).map(([name, value]) => [name, probed(name, value)]))} />
  );
  for (const state of states) markupOf({ ...slots, [slot]: Probed }, slot, state, speechIn("en"));
  return [...given].filter((name) => !rendered.has(name)).map((name) => `{${name}}`);
}

function Probe({ onRender, children }: { onRender(): void; children: ReactNode }): ReactNode {
  onRender();
  return <Fragment>{children}</Fragment>;
}

/** The slots that show a name beside or above other content. */
const CUTTING: readonly Slot[] = ["MemberCard", "Chats", "Conversation", "Profile"];

function isUncut(slots: TemplateSlots, slot: Slot, state: string): boolean {
  if (!CUTTING.includes(slot) || state !== "longest-name") return false;
  const page = markupOf(slots, slot, state, speechIn("en"));
  const elements = [...page.matchAll(/ class="([^"]*)"[^>]*>([^<]*)/g)];
  return !elements.some(([, classes, text]) => text!.startsWith(LONGEST_NAME) && isCut(classes!));
}

const CUTS = new Set(Object.values(cut));

const isCut = (classes: string) => classes.split(" ").some((name) => CUTS.has(name));

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!);
}

/** Removes spaces, because "Anna, 31" may span two elements. */
const squeezed = (text: string) => text.replace(/\s+/g, "");
