import { type Kept, readWords, storeWords, typed, wasTyped } from "./typing";

type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The pause in typing to wait for, and how often it is checked, in ms. */
const PAUSE = 4_000;
const LOOK = 250;

let keeping: Promise<string | undefined> | undefined;

/**
 * Waits for a pause in typing and stores the typed text of all forms. Returns the address of the page that will restore
 * the text, if it is not this page: a dialog, for example, does not reopen.
 */
export function keepWords(member: string): Promise<string | undefined> {
  keeping ??= untilTypingPauses().then(() => {
    keeping = undefined;
    return keepNow(member);
  });
  return keeping;
}

async function untilTypingPauses(): Promise<void> {
  while (performance.now() - typed.at < PAUSE) await new Promise((done) => setTimeout(done, LOOK));
}

function keepNow(member: string): string | undefined {
  const forms: Kept["forms"] = {};
  let page: string | undefined;
  for (const form of document.forms) {
    if (form.method !== "post") continue;
    const changed = fieldsOf(form).filter(isChanged);
    if (changed.length === 0) continue;
    forms[nameOf(form)] = changed.map((field) => [placeOf(form, field), stateOf(field)]);
    page ??= form.dataset.wordsPage;
  }
  storeWords(Object.keys(forms).length > 0 ? { member, forms } : null);
  return page;
}

/** Restores this member's changes in the form. Deletes those of another member. Returns whether it restored any. */
export function restoreWords(form: HTMLFormElement, member: string): boolean {
  const kept = form.method === "post" ? readWords() : null;
  if (!kept) return false;
  const { [nameOf(form)]: fields, ...forms } = kept.member === member ? kept.forms : {};
  storeWords(Object.keys(forms).length > 0 ? { member, forms } : null);
  const values = new Map(fields);
  const changed = fieldsOf(form).filter((field) => {
    const value = values.get(placeOf(form, field));
    return value !== undefined && value !== stateOf(field) && fillIn(field, value);
  });
  return changed.length > 0;
}

/** Identifies a form by its address and fields. Two forms for the same text share `data-words`. */
function nameOf(form: HTMLFormElement): string {
  const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
  return `${form.dataset.words ?? pathname} ${fieldsOf(form)
    .map(({ name }) => name)
    .join(" ")}`;
}

function fieldsOf(form: HTMLFormElement): Filled[] {
  return [...form.elements].filter((field): field is Filled => {
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.name !== "";
    return field instanceof HTMLInputElement && field.name !== "" && !UNKEPT.test(field.type);
  });
}

/** Matches fields that are never stored: secrets, files, and fields that members do not fill in. */
const UNKEPT = /^(password|file|hidden|submit|button|reset|image)$/;

/** Names a field by its name and its number among the fields of that name. */
function placeOf(form: HTMLFormElement, field: Filled): string {
  const alike = fieldsOf(form).filter(({ name }) => name === field.name);
  return `${field.name} ${alike.indexOf(field)}`;
}

const isTicked = (field: Filled): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function stateOf(field: Filled): string {
  return isTicked(field) ? String(field.checked) : field.value;
}

function isChanged(field: Filled): boolean {
  if (wasTyped(field)) return true;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Fills in a field with events, so that the page's scripts notice. */
function fillIn(field: Filled, value: string): true {
  if (isTicked(field)) {
    // Checking a radio button unchecks the others.
    if (field.type === "checkbox" || value === "true") field.click();
    return true;
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
  set!.call(field, value);
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}
