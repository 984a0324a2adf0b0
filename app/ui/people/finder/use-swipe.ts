import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";

export type Side = "like" | "pass";

/** The share of the card's width, and the speed in px per ms, from which a release is a choice. */
const FAR = 0.3;
const FAST = 0.55;
/** The distance in px below which a movement counts as a tap. */
const TAP = 8;
const FLIGHT = 280;

interface Drag {
  pointer: number;
  from: number;
  moving: boolean;
  last: { x: number; time: number };
  motion: Motion;
}

/**
 * Lets a finger swipe a card. After a far or fast movement the card flies off and `chose` is called. Otherwise a spring
 * returns the card.
 */
export function useSwipe(card: RefObject<HTMLElement>, chose: (side: Side) => void) {
  const drag = useRef<Drag | null>(null);

  const start = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    const { pointerId: pointer, clientX: x, timeStamp: time } = event;
    drag.current = { pointer, from: x, moving: false, last: { x, time }, motion: { at: 0, speed: 0 } };
  };

  const move = ({ pointerId, clientX: x, timeStamp: time }: PointerEvent) => {
    const now = drag.current;
    if (now?.pointer !== pointerId || !card.current) return;
    if (!now.moving && Math.abs(x - now.from) < TAP) return;
    if (!now.moving) {
      now.moving = true;
      card.current.setPointerCapture(pointerId);
    }
    const speed = (x - now.last.x) / Math.max(1, time - now.last.time);
    now.motion = { at: x - now.from, speed: now.motion.speed * 0.3 + speed * 0.7 };
    now.last = { x, time };
    place(card.current, now.motion.at);
  };

  const end = ({ pointerId, timeStamp }: PointerEvent) => {
    const now = drag.current;
    if (now?.pointer !== pointerId || !card.current) return;
    // Ignores the click that follows, if it hits a link below the finger.
    setTimeout(() => {
      drag.current = null;
    });
    if (!now.moving) return;
    const held = timeStamp - now.last.time > 80;
    const motion = { at: now.motion.at, speed: held ? 0 : now.motion.speed };
    const side = sideOf(motion, card.current.offsetWidth);
    if (!side) return comeBack(card.current, motion);
    flyOff(card.current, side);
    chose(side);
  };

  const cancel = () => {
    const now = drag.current;
    drag.current = null;
    if (now?.moving && card.current) comeBack(card.current, now.motion);
  };

  const keepFromClicking = (event: MouseEvent) => {
    if (drag.current?.moving) event.preventDefault();
  };

  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: cancel,
    onClickCapture: keepFromClicking,
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}

function sideOf({ at, speed }: Motion, width: number): Side | null {
  const far = Math.abs(at) > width * FAR;
  const fast = Math.abs(speed) > FAST && Math.sign(speed) === Math.sign(at);
  if (!far && !fast) return null;
  return at > 0 ? "like" : "pass";
}

/** Lets the card leave at a side, from its current position. */
export function flyOff(card: HTMLElement, side: Side): void {
  const to = (side === "like" ? 1 : -1) * (card.offsetWidth + window.innerWidth) * 0.6;
  if (!isStill()) {
    const frames = [{ transform: card.style.transform || "none" }, { transform: turned(to) }];
    card.animate(frames, { duration: FLIGHT, easing: "cubic-bezier(0.4, 0, 0.9, 0.6)", fill: "forwards" });
  }
  show(card, (side === "like" ? 1 : -1) * card.offsetWidth);
}

export function bringBack(card: HTMLElement): void {
  for (const animation of card.getAnimations()) animation.cancel();
  card.style.transform = "";
  show(card, 0);
}

function comeBack(card: HTMLElement, motion: Motion): void {
  place(card, 0);
  if (isStill()) return;
  const { places, duration } = springBack(motion);
  card.animate(
    places.map((at) => ({ transform: turned(at) })),
    { duration, easing: "linear" },
  );
}

function place(card: HTMLElement, at: number): void {
  card.style.transform = at === 0 ? "" : turned(at);
  show(card, at);
}

const turned = (at: number) => `translateX(${at}px) rotate(${at / 28}deg)`;

function show(card: HTMLElement, at: number): void {
  for (const mark of card.querySelectorAll<HTMLElement>("[data-side]")) {
    const towards = mark.dataset.side === "like" ? at : -at;
    mark.style.opacity = String(Math.min(1, Math.max(0, towards / (card.offsetWidth * FAR))));
  }
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A position in px and a speed in px per ms. */
interface Motion {
  at: number;
  speed: number;
}

/** The stiffness of the spring, per ms. */
const FREQUENCY = 0.016;
/** The damping of the spring. Below 1 the spring overshoots once. */
const DAMPING = 0.62;
const DURATION = 520;
const FRAMES = 26;

/** Returns the positions, in equal steps of time, of an object that a spring draws back to 0. */
function springBack({ at, speed }: Motion): { places: number[]; duration: number } {
  const swing = FREQUENCY * Math.sqrt(1 - DAMPING ** 2);
  const slope = (speed + DAMPING * FREQUENCY * at) / swing;
  const placeAt = (ms: number) =>
    Math.exp(-DAMPING * FREQUENCY * ms) * (at * Math.cos(swing * ms) + slope * Math.sin(swing * ms));
  const places = Array.from({ length: FRAMES }, (_, frame) => placeAt((frame * DURATION) / (FRAMES - 1)));
  places[FRAMES - 1] = 0;
  return { places, duration: DURATION };
}
