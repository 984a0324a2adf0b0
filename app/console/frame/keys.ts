/**
 * Handles the console's keys. A key presses the element with its `aria-keyshortcuts`: within the focused tile
 * (`data-tile`), else outside of tiles; a field gets the focus. j, k and arrows move between tiles, numbers choose a
 * tile's reason, ? lists all keys. Without a focused tile, the last focused one or the first takes its keys. Keys do
 * nothing during typing. A held key presses once; only moves repeat. Control and Enter submit a form from its fields.
 */
export function listenForKeys(): void {
  const opener = document.querySelector<HTMLElement>("[data-list-keys]");
  opener?.removeAttribute("hidden");
  opener?.addEventListener("click", listKeys);
  document.addEventListener("keydown", (event) => {
    // Skips a key of an input method, as in `themes/composing.ts`. The code is repeated, because the console's script
    // shares no file with tenants' pages.
    if (event.isComposing || event.keyCode === 229) return;
    const target = event.target as HTMLElement;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return sendFilled(event, target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tile = target.closest<HTMLElement>("[data-tile]");
    if (tile && target instanceof HTMLSelectElement && event.key === "Enter") moveFrom(tile, 1);
    else if (isTyping(target) || !pressed(event, target)) return;
    event.preventDefault();
  });
  document.addEventListener("focusin", ({ target }) => {
    const tile = (target as HTMLElement).closest<HTMLElement>("[data-tile]");
    if (tile) lookAt(tile);
  });
  document.addEventListener("pointerover", ({ target }) => {
    const tile = (target as HTMLElement).closest<HTMLElement>("[data-tile]");
    if (tile) noteSeen(tile);
  });
  // Chooses "reject" when a reason is chosen.
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.value) verdictOf(target.closest("[data-tile]"), "r")?.click();
  });
}

function sendFilled(event: KeyboardEvent, target: HTMLElement): void {
  const form = target.closest<HTMLFormElement>("form[data-fill]");
  if (!form) return;
  event.preventDefault();
  if (!event.repeat) form.requestSubmit(form.querySelector<HTMLElement>('[type="submit"]'));
}

let lookedAt: HTMLElement | undefined;

/** Marks the focused tile. */
function lookAt(tile: HTMLElement): void {
  lookedAt = tile;
  noteSeen(tile);
}

/** Records that a picture was seen, once it has loaded unblurred. Then "all the rest" includes the photo. */
function noteSeen(tile: HTMLElement): void {
  const [seen, picture] = [tile.querySelector<HTMLInputElement>("input[data-seen]"), tile.querySelector("img")];
  if (!seen || !picture || seen.value) return;
  const note = () => {
    if (picture.naturalWidth > 0 && (tile === lookedAt || tile.matches(":hover"))) seen.value = "1";
  };
  if (picture.complete) note();
  else picture.addEventListener("load", note, { once: true });
}

/** Focuses the first field of an action, or the first invalid one. On the page of photos, the first photo. */
export function focusFirst(): void {
  if (document.activeElement === document.body) moveFrom(null, 1);
  const form = document.querySelector("form[data-fill]");
  const field = form?.querySelector<HTMLElement>("[aria-invalid]") ?? form?.querySelector<HTMLElement>(FIELD);
  field?.focus();
}

const FIELD = 'input:not([type="hidden"]), select, textarea';

const MOVES = new Map(Object.entries({ j: 1, ArrowRight: 1, ArrowDown: 1, k: -1, ArrowLeft: -1, ArrowUp: -1 }));

/** Returns whether the key did something. */
function pressed({ key, repeat }: KeyboardEvent, target: HTMLElement): boolean {
  if (key !== "?" && document.querySelector("dialog[open]")) return false;
  const tile = target.closest<HTMLElement>("[data-tile]") ?? tileInHand();
  // Arrow keys belong to radio buttons.
  const step = key.startsWith("Arrow") && target.matches('[type="radio"]') ? undefined : MOVES.get(key);
  if (step !== undefined) return moveFrom(tile, step);
  if (repeat) return false;
  const own = verdictOf(tile, key);
  if (tile && own) {
    own.click();
    if (key === "r") tile.querySelector("select")?.focus();
    else if (key === "a") moveFrom(tile, 1);
    return true;
  }
  if (tile && /^[1-9]$/.test(key)) return rejectFor(tile, Number(key));
  const all = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  const control = [...all].find((each) => !each.closest("[data-tile]"));
  if (control && isTyping(control)) control.focus();
  else control?.click();
  return control !== undefined;
}

/** Returns the tile that handles tile keys while no tile has the focus: the last focused one, else the first. */
function tileInHand(): HTMLElement | null {
  return lookedAt?.isConnected ? lookedAt : document.querySelector<HTMLElement>("[data-tile]");
}

/** Chooses a tile's reason by number, and moves on. */
function rejectFor(tile: HTMLElement, number: number): boolean {
  const reasons = tile.querySelector("select");
  if (!reasons?.options[number]) return false;
  reasons.selectedIndex = number;
  verdictOf(tile, "r")?.click();
  return moveFrom(tile, 1);
}

/** Focuses the next or the previous tile, or the first one. */
function moveFrom(tile: HTMLElement | null, step: number): boolean {
  const tiles = [...document.querySelectorAll<HTMLElement>("[data-tile]")];
  const to = tile ? tiles[tiles.indexOf(tile) + step] : tiles[0];
  to?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  return tiles.length > 0;
}

function verdictOf(tile: Element | null, key: string): HTMLElement | null {
  return tile?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`) ?? null;
}

/** Fills the list of keys. The page already lists the keys of tiles, and the script adds all other keys. */
function listKeys(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-key-list]");
  const list = dialog?.querySelector("dl");
  if (!dialog || !list) return;
  if (dialog.open) {
    dialog.close();
    return;
  }
  const ofTiles = [...document.querySelectorAll("[data-keys] dl > div")].map((row) => row.cloneNode(true));
  const listed = new Set(ofTiles.map((row) => (row as Element).querySelector("kbd")?.textContent));
  const others = [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].filter((each) => {
    if (each.closest("[data-tile]") || !each.checkVisibility() || listed.has(keyOf(each))) return false;
    // Lists each key once, because a key presses only the first element that has it.
    listed.add(keyOf(each));
    return true;
  });
  list.replaceChildren(...ofTiles, ...others.map((each) => rowOf(keyOf(each), nameOf(each))));
  dialog.showModal();
}

function keyOf(control: Element): string {
  return control.getAttribute("aria-keyshortcuts") ?? "";
}

function rowOf(key: string, what: string): HTMLElement {
  const [row, term, name, said] = ["div", "dt", "kbd", "dd"].map((tag) => document.createElement(tag));
  name!.textContent = key.replace("Control", "Ctrl");
  said!.textContent = what;
  term!.append(name!);
  row!.append(term!, said!);
  return row!;
}

function nameOf(control: HTMLElement): string {
  const named = control.closest("label") ?? (control as HTMLInputElement).labels?.[0] ?? control;
  const words = [...named.childNodes].filter((node) => node.nodeName !== "KBD").map((node) => node.textContent);
  return control.ariaLabel ?? words.join("").trim();
}

function isTyping(target: HTMLElement): boolean {
  return target.matches('select, textarea, input:not([type="radio"], [type="checkbox"])');
}
