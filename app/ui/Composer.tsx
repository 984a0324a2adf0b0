import { Form } from "@remix-run/react";
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CONTACT_DETAILS, contactDetailsIn } from "~/app/domain/care/contact-details";
import type { Puzzle } from "~/app/domain/puzzles/puzzles";
import { Button, ButtonLink, CloseIcon, join, SendIcon, TextArea, VisuallyHidden } from "~/themes/primitives";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import * as css from "./Composer.css";
import { CareNotice } from "./chat/CareNotice";
import { COMPOSER_FIELD } from "./chat/composer-field";
import { EmojiButton } from "./chat/emoji/EmojiButton";
import { Openings } from "./chat/Openings";
import { ChosenPhoto, isSendable, MB, PhotoButton, PhotoField } from "./chat/PhotoField";
import { ComposerPrice, type NextMessage, usePriceWords } from "./chat/price";
import { QuotedMessage, type QuotedWire } from "./chat/QuotedMessage";
import { useDraft } from "./chat/use-draft";
import { useTouchDevice } from "./device";
import { useEarlyInput } from "./early-input";
import { type FormState, useFormState } from "./forms";
import { PuzzleField } from "./puzzles/PuzzleField";

interface ComposerProps {
  conversation: string;
  person: Person;
  /** Of a message that the form sends by itself, without a script. */
  firstKey: string;
  /** Whether that person is new to the member. */
  stranger: boolean;
  /** For a form that the site asks to solve one. */
  puzzle: Puzzle | null;
  /** What was begun before. */
  draft: string;
  /** First sentences to choose from; none once something was said. */
  openings: readonly string[];
  /** What a message takes here, and what there is. */
  next: NextMessage;
  me: string;
  /** The most that a photo may hold, in bytes; 0 where none can be sent. */
  photoLimit: number;
  /** The message that is being answered. */
  replyTo: QuotedWire | null;
  onUnquote(): void;
  onSend(text: string, photo: File | null): void;
  onTyping(): void;
}

/** Writes a message. What was sent shows among the messages at once, and the field is free and focused for the next one. */
export function Composer({
  conversation,
  person,
  firstKey,
  next,
  stranger,
  puzzle,
  draft,
  openings,
  photoLimit,
  replyTo,
  onSend,
  onTyping,
  ...rest
}: ComposerProps) {
  const { t } = useWords();
  const price = usePriceWords(person, next);
  const touch = useTouchDevice();
  const state = useFormState();
  const [text, setText] = useState(state.typed("text") ?? draft);
  const keep = useDraft(conversation, draft);
  const [problem, setProblem] = useState(state.errorOf("text") ?? state.problem?.text ?? "");
  const [care, setCare] = useState(CONTACT_DETAILS.find((each) => state.problem?.code === `chats.care_${each}`));
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const photoField = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  useEarlyInput(field, setText);
  const answering = replyTo?.id;
  useEffect(() => {
    if (answering) field.current?.focus();
  }, [answering]);

  const write = (to: string) => {
    setText(to);
    keep(to);
  };

  const choose = (file: File | undefined) => {
    if (!file) return;
    const sendable = isSendable(file, photoLimit);
    setPhoto(sendable ? file : null);
    setProblem(sendable ? "" : t("chats.photo_limit", { max: photoLimit / MB }));
    field.current?.focus();
  };
  const leaveOut = () => {
    setPhoto(null);
    if (photoField.current) photoField.current.value = "";
    field.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const file = photoLimit > 0 ? event.clipboardData.files[0] : undefined;
    if (file) event.preventDefault();
    choose(file);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    // Whoever is quicker than the script may send before `useEarlyInput` has told the state what they wrote.
    const written = field.current?.value ?? text;
    if (written.trim() === "" && !photo) return setProblem(t("chats.empty_message"));
    const found = stranger && !isSure(event) ? contactDetailsIn(written)[0] : undefined;
    setCare(found);
    if (found) return;
    write("");
    if (field.current) field.current.value = ""; // for `useEarlyInput`, too
    setProblem("");
    onSend(written, photo);
    leaveOut();
  };

  // On a screen keyboard Enter is the only way to a new line.
  const sendOnEnter = (event: KeyboardEvent) => {
    if (touch || event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <Form
      ref={form}
      method="post"
      action={`/chats/${conversation}`}
      encType={photoLimit > 0 ? "multipart/form-data" : undefined}
      onSubmit={send}
      className={css.composer}
    >
      {openings.length > 0 && (
        <Openings
          conversation={conversation}
          openings={openings}
          choose={(opening) => {
            write(opening);
            field.current?.focus();
          }}
        />
      )}
      {price && (
        <div id="composer-price">
          <ComposerPrice text={price} next={next} />
        </div>
      )}
      {care && <CareNotice found={care} />}
      {problem && !care && (
        <p className={css.problem} role="alert" id="composer-problem">
          {problem}
        </p>
      )}
      {puzzle && asksForPuzzle(state) && <PuzzleField puzzle={puzzle} state={state} />}
      <input type="hidden" name="key" value={firstKey} />
      {replyTo && <Answering conversation={conversation} replyTo={replyTo} name={person.name} {...rest} />}
      {photo && <ChosenPhoto file={photo} remove={leaveOut} />}
      <div className={css.row}>
        <label className={css.field} htmlFor={COMPOSER_FIELD}>
          <VisuallyHidden>{t("chats.write")}</VisuallyHidden>
          <TextArea
            ref={field}
            id={COMPOSER_FIELD}
            name="text"
            rows={2}
            value={text}
            onChange={(event) => {
              write(event.target.value);
              if (event.target.value !== "") onTyping();
            }}
            onKeyDown={sendOnEnter}
            placeholder={t("chats.write_placeholder", { name: person.name })}
            aria-describedby={join(problem && "composer-problem", price && "composer-price") || undefined}
            className={css.text}
            onPaste={paste}
            required={photoLimit === 0}
          />
        </label>
        {photoLimit > 0 && <PhotoButton field={photoField} />}
        <EmojiButton field={field} write={write} />
        <Button type="submit" variant="primary" icon={<SendIcon size={18} />}>
          {t("chats.send")}
        </Button>
      </div>
      {photoLimit > 0 && <PhotoField field={photoField} maxBytes={photoLimit} choose={choose} />}
    </Form>
  );
}

/** Whether the form was refused until a puzzle is solved. */
function asksForPuzzle({ problem, errorOf }: FormState): boolean {
  return problem?.code === "chats.copies_to_prove" || problem?.code === "puzzles.spent" || !!errorOf("largest");
}

/** Whether it is sent by the button of the advice. */
function isSure({ nativeEvent }: FormEvent): boolean {
  return (nativeEvent as SubmitEvent).submitter?.getAttribute("name") === "sure";
}

type AnsweringProps = Pick<ComposerProps, "conversation" | "me" | "onUnquote"> & { replyTo: QuotedWire; name: string };

/** What is being answered, and the way out of it. */
function Answering({ conversation, me, name, replyTo, onUnquote }: AnsweringProps) {
  const { t } = useWords();
  return (
    <div className={css.answering}>
      <input type="hidden" name="reply_to" value={replyTo.id} />
      <QuotedMessage quoted={replyTo} me={me} name={name}>
        <ButtonLink
          href={`/chats/${conversation}`}
          variant="quiet"
          size="s"
          aria-label={t("chats.reply_cancel")}
          title={t("chats.reply_cancel")}
          icon={<CloseIcon size={18} />}
          onClick={(event) => {
            event.preventDefault();
            onUnquote();
          }}
        />
      </QuotedMessage>
    </div>
  );
}
