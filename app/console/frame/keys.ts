/**
 * The console's keys. One presses what says so in `aria-keyshortcuts`: within the tile (`data-tile`) that has the focus, else
 * anywhere outside of tiles; a field gets the focus. j, k and arrows move between tiles, numbers choose a tile's reason, ? lists
 * all that the page takes. Where no tile has the focus, the one that had it last takes its keys, or the first. None of them does anything while somebody types, and one that is held presses once: only moves go on.
 * Control and Enter send what is filled in from any of its fields.
 */
export function listenForKeys(): void {
  const opener = document.querySelector<HTMLElement>("[data-list-keys]");
  opener?.removeAttribute("hidden");
  opener?.addEventListener("click", listKeys);
  document.addEventListener("keydown", (event) => {
    // An input method's, as `themes/composing.ts` has it: the console's script shares no file with the pages of tenants.
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
  // A reason is one for rejecting.
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

/** The tile that has the focus. */
function lookAt(tile: HTMLElement): void {
  lookedAt = tile;
  noteSeen(tile);
}

/** A picture is seen once it has come and is clear: then what is done to all the rest is done to it, too. */
function noteSeen(tile: HTMLElement): void {
  const [seen, picture] = [tile.querySelector<HTMLInputElement>("input[data-seen]"), tile.querySelector("img")];
  if (!seen || !picture || seen.value) return;
  const note = () => {
    if (picture.naturalWidth > 0 && (tile === lookedAt || tile.matches(":hover"))) seen.value = "1";
  };
  if (picture.complete) note();
  else picture.addEventListener("load", note, { once: true });
}

/** An act is filled in by the keyboard alone: from its first field on, or from the first that is wrong. Photos are, from the first. */
export function focusFirst(): void {
  if (document.activeElement === document.body) moveFrom(null, 1);
  const form = document.querySelector("form[data-fill]");
  const field = form?.querySelector<HTMLElement>("[aria-invalid]") ?? form?.querySelector<HTMLElement>(FIELD);
  field?.focus();
}

const FIELD = 'input:not([type="hidden"]), select, textarea';

const MOVES = new Map(Object.entries({ j: 1, ArrowRight: 1, ArrowDown: 1, k: -1, ArrowLeft: -1, ArrowUp: -1 }));

/** Whether the key did something. */
function pressed({ key, repeat }: KeyboardEvent, target: HTMLElement): boolean {
  if (key !== "?" && document.querySelector("dialog[open]")) return false;
  const tile = target.closest<HTMLElement>("[data-tile]") ?? tileInHand();
  // Arrows are a radio button's own.
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

/** The tile that takes the keys of tiles where none has the focus. */
function tileInHand(): HTMLElement | null {
  return lookedAt?.isConnected ? lookedAt : document.querySelector<HTMLElement>("[data-tile]");
}

/** Chooses a tile's reason by its number, and goes on. */
function rejectFor(tile: HTMLElement, number: number): boolean {
  const reasons = tile.querySelector("select");
  if (!reasons?.options[number]) return false;
  reasons.selectedIndex = number;
  verdictOf(tile, "r")?.click();
  return moveFrom(tile, 1);
}

/** Puts the focus on the next tile, or the one before; on the first one where none has it. */
function moveFrom(tile: HTMLElement | null, step: number): boolean {
  const tiles = [...document.querySelectorAll<HTMLElement>("[data-tile]")];
  const to = tile ? tiles[tiles.indexOf(tile) + step] : tiles[0];
  to?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  return tiles.length > 0;
}

function verdictOf(tile: Element | null, key: string): HTMLElement | null {
  return tile?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`) ?? null;
}

/** Those of tiles stand in the page, since they work on one tile; all others are read off it. */
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
    // A key presses the first that has it.
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
