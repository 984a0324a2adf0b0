import { Form } from "@remix-run/react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Avatar, Button } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import * as css from "./FinderCard.css";

interface FinderCardProps {
  person: Person;
  /** The beginning of what they wrote; "" for nothing. */
  text: string;
  /** Why they are shown, in a phrase. */
  why: string;
  pending: boolean;
}

/** How far a finger has to move for a choice, in px. */
const SWIPE = 80;

/** Somebody to like or to pass: by button, by the arrow keys, or by swiping. Without a script the buttons do it all. */
export function FinderCard({ person, text, why, pending }: FinderCardProps) {
  const { t } = useWords();
  const { FictionalMark } = useTemplate();
  const like = useRef<HTMLButtonElement>(null);
  const pass = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [from, setFrom] = useState<number | null>(null);

  // The next one is read out, and takes the keys.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === "ArrowRight") like.current?.click();
      if (event.key === "ArrowLeft") pass.current?.click();
    };
    document.addEventListener("keydown", choose);
    return () => document.removeEventListener("keydown", choose);
  }, []);

  const release = (event: PointerEvent) => {
    if (from === null) return;
    const moved = event.clientX - from;
    setFrom(null);
    if (moved > SWIPE) like.current?.click();
    if (moved < -SWIPE) pass.current?.click();
  };

  return (
    <article
      className={css.card}
      onPointerDown={(event) => event.pointerType !== "mouse" && setFrom(event.clientX)}
      onPointerUp={release}
      onPointerCancel={() => setFrom(null)}
    >
      <div className={css.picture}>
        <Avatar name={person.name} photo={person.photo} size="fill" eager alt="" />
      </div>
      <div className={css.words}>
        {person.fictional && <FictionalMark size="full" />}
        <h2 ref={heading} tabIndex={-1} className={css.name}>
          <a href={person.href}>{t("profile.name_and_age", { name: person.name, age: person.age })}</a>
        </h2>
        {person.place && <p>{person.place}</p>}
        {why && <p className={css.why}>{why}</p>}
        <Form method="post" action="/match-finder" className={css.choices}>
          <input type="hidden" name="profile" value={person.id} />
          <Button ref={pass} type="submit" name="choice" value="pass" variant="secondary" size="l" disabled={pending}>
            {t("finder.pass")}
          </Button>
          <Button ref={like} type="submit" name="choice" value="like" variant="primary" size="l" disabled={pending}>
            {t("likes.like")}
          </Button>
        </Form>
        {text && <p className={css.text}>{text}</p>}
        <p className={css.keys}>{t("finder.keys")}</p>
      </div>
    </article>
  );
}
