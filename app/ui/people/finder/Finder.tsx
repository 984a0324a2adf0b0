import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FormState } from "~/app/ui/frame/forms";
import { isComposing } from "~/themes/composing";
import { Button, CloseIcon, Form, HeartIcon, Notice, UndoIcon, useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { isCovered } from "./covered";
import { type Candidate, DeckCard } from "./DeckCard";
import * as css from "./Finder.css";
import { bringBack, flyOff, type Side } from "./use-swipe";

interface FinderProps {
  found: Candidate;
  /** The next person, whose card lies below. */
  behind: Candidate | null;
  left: number;
  /** The id of the person decided about last. Null once the decision can no longer be undone. */
  last: string | null;
  /** Whether the decision on `found` was undone. */
  again: boolean;
  pending: boolean;
  problem: FormState["problem"];
}

/**
 * Shows one person after another, decided by button, arrow key or swipe. The next card appears while the choice is
 * being sent.
 */
export function Finder({ found, behind, left, last, again, pending, problem }: FinderProps) {
  const { t } = useWords();
  const toast = useToast();
  const [gone, setGone] = useState<Candidate | null>(null);
  const like = useRef<HTMLButtonElement>(null);
  const pass = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const going = gone === found;
  const busy = pending || going;
  const queued = useRef<Side | null>(null);

  const choose = (side: Side) => {
    if (busy) queued.current = side;
    else (side === "like" ? like : pass).current?.click();
  };
  useArrowKeys(choose);

  // Drops the decided card once the next people have arrived. A choice made meanwhile applies to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    setGone(null);
    const side = queued.current;
    queued.current = null;
    if (side) requestAnimationFrame(() => (side === "like" ? like : pass).current?.click());
  }, [found]);

  const send = ({ nativeEvent }: FormEvent) => {
    const side = (nativeEvent as SubmitEvent).submitter?.getAttribute("value") === "like" ? "like" : "pass";
    if (card.current) flyOff(card.current, side);
    setGone(found);
  };
  const undelivered = (title: string) => {
    if (card.current) bringBack(card.current);
    queued.current = null;
    setGone(null);
    toast({ tone: "danger", title });
  };

  return (
    <section className={css.stage} aria-labelledby="finder-title">
      <header className={css.head}>
        <h1 id="finder-title" className={css.title}>
          {t("finder.title")}
        </h1>
        <p className={css.left}>{t("finder.left", { count: left })}</p>
      </header>
      {problem && <Notice tone="danger">{problem.text}</Notice>}
      <div className={css.deck}>
        {behind && <DeckCard key={behind.person.id} {...behind} place={going ? "rising" : "below"} />}
        <DeckCard
          key={found.person.id}
          {...found}
          place={going ? "leaving" : again ? "returning" : "top"}
          card={card}
          choose={choose}
        />
      </div>
      <div className={css.choices}>
        {last ? (
          <Form method="post" action="/match-finder" className={css.undo}>
            <input type="hidden" name="profile" value={last} />
            <Button
              type="submit"
              name="choice"
              value="undo"
              variant="secondary"
              disabled={busy}
              className={css.small}
              icon={<UndoIcon size={20} />}
              aria-label={t("finder.undo")}
              title={t("finder.undo")}
            />
          </Form>
        ) : (
          <span className={css.undo} />
        )}
        <Form method="post" action="/match-finder" className={css.sides} onSubmit={send} onUndelivered={undelivered}>
          <input type="hidden" name="profile" value={found.person.id} />
          <SideButton side="pass" button={pass} busy={busy} choose={choose} />
          <SideButton side="like" button={like} busy={busy} choose={choose} />
        </Form>
        <p className={css.keys}>{t("finder.keys")}</p>
      </div>
    </section>
  );
}

interface SideButtonProps {
  side: Side;
  button: RefObject<HTMLButtonElement>;
  busy: boolean;
  choose(side: Side): void;
}

function SideButton({ side, button, busy, choose }: SideButtonProps) {
  const { t } = useWords();
  const label = side === "like" ? t("likes.like") : t("finder.pass");
  return (
    <Button
      ref={button}
      type="submit"
      name="choice"
      value={side}
      variant={side === "like" ? "primary" : "secondary"}
      onClick={(event) => {
        if (!busy) return;
        event.preventDefault();
        choose(side);
      }}
      className={css.large}
      icon={side === "like" ? <HeartIcon size={30} /> : <CloseIcon size={30} />}
      aria-label={label}
      title={label}
    />
  );
}

/** Chooses by arrow keys, except while a dialog or a menu is open. A key that is kept down chooses once. */
function useArrowKeys(choose: (side: Side) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isComposing(event) || isCovered()) return;
      if (event.key === "ArrowRight") latest.current("like");
      if (event.key === "ArrowLeft") latest.current("pass");
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
