import type { Puzzle } from "~/app/domain/safety/puzzles/puzzles";
import type { FormState } from "~/app/ui/frame/forms";
import { PuzzleField } from "~/app/ui/safety/puzzles/PuzzleField";
import { ButtonLink, CloseIcon, Form, join } from "~/themes/primitives";
import { SendButton, WritingLine } from "~/themes/primitives/WritingLine";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { CareNotice } from "./CareNotice";
import * as css from "./Composer.css";
import { COMPOSER_FIELD, chatWith } from "./composer-field";
import { EmojiButton } from "./emoji/EmojiButton";
import { Openings } from "./Openings";
import { ChosenPhoto, PhotoButton, PhotoField } from "./PhotoField";
import { ComposerPrice, type NextMessage } from "./price";
import { priceInWords } from "./price-words";
import { QuotedMessage, type QuotedWire } from "./QuotedMessage";
import { useComposer, type Writing, type WritingProps } from "./use-composer";

interface ComposerProps extends WritingProps {
  person: Person;
  /** The key of the message that the form sends if there is no script. */
  firstKey: string;
  /** The puzzle to solve before sending. Null if none is required. */
  puzzle: Puzzle | null;
  /** First sentences to choose from. Empty once there are messages. */
  openings: readonly string[];
  next: NextMessage;
  me: string;
  onUnquote(): void;
  onBuy(): void;
}

/**
 * The form in which a member writes a message. A sent message appears at once, and the field is empty and focused for
 * the next one.
 */
export function Composer(props: ComposerProps) {
  const { conversation, person, next, openings, photoLimit, replyTo } = props;
  const composer = useComposer(props);
  const price = priceInWords(useWords(), person.name, next);
  return (
    <Form
      ref={composer.form}
      method="post"
      action={`/chats/${conversation}`}
      encType={photoLimit > 0 ? "multipart/form-data" : undefined}
      onSubmit={composer.send}
      className={css.composer}
      data-words={chatWith(person.id)}
    >
      {openings.length > 0 && (
        <Openings conversation={conversation} openings={openings} choose={composer.takeOpening} />
      )}
      {price && (
        <div id={PRICE}>
          <ComposerPrice text={price} next={next} conversation={conversation} buy={props.onBuy} />
        </div>
      )}
      <Obstacles composer={composer} puzzle={props.puzzle} />
      <input type="hidden" name="key" value={props.firstKey} />
      {replyTo && <Answering {...props} replyTo={replyTo} />}
      {composer.photo && <ChosenPhoto file={composer.photo} remove={composer.removePhoto} />}
      <WritingRow
        composer={composer}
        name={person.name}
        takesPhotos={photoLimit > 0}
        describedBy={join(composer.problem && PROBLEM, price && PRICE)}
      />
      {photoLimit > 0 && <PhotoField field={composer.photoField} maxBytes={photoLimit} choose={composer.choosePhoto} />}
    </Form>
  );
}

const PRICE = "composer-price";
const PROBLEM = "composer-problem";

/** Shows why the message was not sent: a warning, an error, or a puzzle to solve first. */
function Obstacles({ composer: { care, problem, state }, puzzle }: { composer: Writing; puzzle: Puzzle | null }) {
  return (
    <>
      {care && <CareNotice found={care} />}
      {problem && !care && (
        <p className={css.problem} role="alert" id={PROBLEM}>
          {problem}
        </p>
      )}
      {puzzle && asksForPuzzle(state) && <PuzzleField puzzle={puzzle} state={state} />}
    </>
  );
}

function asksForPuzzle({ problem, errorOf }: FormState): boolean {
  return problem?.code === "chats.copies_to_prove" || problem?.code === "puzzles.spent" || !!errorOf("largest");
}

interface WritingRowProps {
  composer: Writing;
  name: string;
  takesPhotos: boolean;
  describedBy: string;
}

function WritingRow({ composer, name, takesPhotos, describedBy }: WritingRowProps) {
  const { t } = useWords();
  return (
    <WritingLine
      ref={composer.field}
      id={COMPOSER_FIELD}
      name="text"
      aria-label={t("chats.write")}
      value={composer.text}
      onChange={(event) => composer.type(event.target.value)}
      onKeyDown={composer.sendOnEnter}
      placeholder={t("chats.write_placeholder", { name })}
      aria-describedby={describedBy || undefined}
      onPaste={composer.paste}
      required={!takesPhotos}
      before={takesPhotos && <PhotoButton field={composer.photoField} />}
      after={
        <>
          <EmojiButton field={composer.field} write={composer.write} />
          <SendButton label={t("chats.send")} />
        </>
      }
    />
  );
}

type AnsweringProps = Pick<ComposerProps, "conversation" | "me" | "onUnquote" | "person"> & { replyTo: QuotedWire };

function Answering({ conversation, me, person, replyTo, onUnquote }: AnsweringProps) {
  const { t } = useWords();
  return (
    <div className={css.answering}>
      <input type="hidden" name="reply_to" value={replyTo.id} />
      <QuotedMessage quoted={replyTo} me={me} name={person.name}>
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
