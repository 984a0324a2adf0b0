import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type MutableRefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { CONTACT_DETAILS, contactDetailsIn } from "~/app/domain/safety/care/contact-details";
import { useTouchDevice } from "~/app/ui/frame/device";
import { useEarlyInput } from "~/app/ui/frame/early-input";
import { useFormState } from "~/app/ui/frame/forms";
import { isComposing } from "~/themes/composing";
import { useWords } from "~/themes/words";
import { isSendable, MB } from "./PhotoField";
import type { QuotedWire } from "./QuotedMessage";
import { useDraft } from "./use-draft";

export interface WritingProps {
  conversation: string;
  draft: string;
  nextKey: MutableRefObject<string>;
  /** Whether the two members have not written to each other before. */
  stranger: boolean;
  /** The maximum size of a photo in bytes. 0 if photos are off. */
  photoLimit: number;
  replyTo: QuotedWire | null;
  onSend(text: string, photo: File | null): void;
  onTyping(): void;
}

export type Writing = ReturnType<typeof useComposer>;

/**
 * Returns the state of the composer: the text and the photo, the reason why they cannot be sent, and the handlers of
 * keys and buttons.
 */
export function useComposer({ stranger, photoLimit, replyTo, onSend, onTyping, ...drafting }: WritingProps) {
  const { t } = useWords();
  const touch = useTouchDevice();
  const state = useFormState();
  const [text, setText] = useState(state.typed("text") ?? drafting.draft);
  const keep = useDraft(drafting);
  const [problem, setProblem] = useState(state.errorOf("text") ?? state.problem?.text ?? "");
  const [care, setCare] = useState(CONTACT_DETAILS.find((each) => state.problem?.code === `chats.care_${each}`));
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const focus = () => field.current?.focus();
  const picked = usePhoto({ photoLimit, focus, setProblem });
  useEarlyInput(field, setText);
  const answering = replyTo?.id;
  useEffect(() => {
    if (answering) field.current?.focus();
  }, [answering]);

  const write = (to: string) => {
    setText(to);
    keep(to);
  };
  const type = (to: string) => {
    write(to);
    if (to !== "") onTyping();
  };
  const takeOpening = (opening: string) => {
    write(opening);
    focus();
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    focus();
    // Reads the field, because a fast typist may send before `useEarlyInput` has put the text into the state.
    const written = field.current?.value ?? text;
    if (written.trim() === "" && !picked.photo) return setProblem(t("chats.empty_message"));
    const found = stranger && !isSure(event) ? contactDetailsIn(written)[0] : undefined;
    setCare(found);
    if (found) return;
    write("");
    if (field.current) field.current.value = ""; // for `useEarlyInput`, too
    setProblem("");
    onSend(written, picked.photo);
    picked.removePhoto();
  };

  // Does not send on a screen keyboard, where Enter is the only way to a new line.
  const sendOnEnter = (event: KeyboardEvent) => {
    if (touch || event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return { state, form, field, text, problem, care, write, type, takeOpening, send, sendOnEnter, ...picked };
}

interface PhotoProps {
  photoLimit: number;
  focus(): void;
  setProblem(words: string): void;
}

function usePhoto({ photoLimit, focus, setProblem }: PhotoProps) {
  const { t } = useWords();
  const photoField = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<File | null>(null);

  const choosePhoto = (file: File | undefined) => {
    if (!file) return;
    const sendable = isSendable(file, photoLimit);
    setPhoto(sendable ? file : null);
    setProblem(sendable ? "" : t("chats.photo_limit", { max: photoLimit / MB }));
    focus();
  };
  const removePhoto = () => {
    setPhoto(null);
    if (photoField.current) photoField.current.value = "";
    focus();
  };
  const paste = (event: ClipboardEvent) => {
    const file = photoLimit > 0 ? event.clipboardData.files[0] : undefined;
    if (file) event.preventDefault();
    choosePhoto(file);
  };
  return { photo, photoField, choosePhoto, removePhoto, paste };
}

function isSure({ nativeEvent }: FormEvent): boolean {
  return (nativeEvent as SubmitEvent).submitter?.getAttribute("name") === "sure";
}
