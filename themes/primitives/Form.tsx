import {
  type ComponentPropsWithoutRef,
  createContext,
  type FormEvent,
  forwardRef,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import * as css from "./Form.css";
import { Notice } from "./surfaces";

/** A form submission. */
export interface FormSubmission {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Whether the page keeps its scroll position. */
  preventScrollReset: boolean;
  /** Whether the form takes effect in this browser even if it is not delivered: a log-out. */
  offlineToo: boolean;
}

/** Sends a form. Returns undefined, or the reason in words if the form could not be delivered. */
export type DeliverForm = (submission: FormSubmission) => Promise<string | undefined>;

/**
 * The function that sends forms, which the application sets. Without it the browser sends the form, as without a
 * script.
 */
export const DeliverFormContext = createContext<DeliverForm | null>(null);

/** The function that restores input from before a log-in, which the application sets. */
export const RestoreFormContext = createContext<((form: HTMLFormElement) => void) | null>(null);

export interface FormProps extends ComponentPropsWithoutRef<"form"> {
  /** Keeps the page's scroll position. */
  preventScrollReset?: boolean;
  /**
   * Whether the form takes effect in this browser even if it is not delivered, as a log-out does. The service worker
   * answers it.
   */
  offlineToo?: boolean;
  /** Called with the error instead of a note in the form. For a hidden form. */
  onUndelivered?(text: string): void;
}

/**
 * A form of the site. If a form cannot be delivered, it keeps its input and says so. Errors stand beside their fields,
 * in the page's language, and never in the browser's own bubbles.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { preventScrollReset = false, offlineToo = false, onUndelivered, onSubmit, children, ...rest },
  ref,
) {
  const deliver = useContext(DeliverFormContext);
  const [problem, setProblem] = useState<{ text: string }>();
  const sending = useRef(false);
  const own = useRef<HTMLFormElement>(null);
  const restore = useContext(RestoreFormContext);
  useEffect(() => {
    if (own.current) restore?.(own.current);
  }, [restore]);
  useImperativeHandle(ref, () => own.current!, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented || !deliver || BY_BROWSER in event.currentTarget.dataset) return;
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setProblem(undefined);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const text = await deliver({ form: event.currentTarget, submitter, preventScrollReset, offlineToo });
    sending.current = false;
    if (text && onUndelivered) onUndelivered(text);
    else if (text) setProblem({ text });
  };

  return (
    <form noValidate ref={own} {...rest} onSubmit={submit}>
      {problem && <Undelivered problem={problem} />}
      {children}
    </form>
  );
});

/** Lets the browser send a form, as without a script. */
export function sendByBrowser(form: HTMLFormElement): undefined {
  form.dataset[BY_BROWSER] = "";
  form.requestSubmit();
}

const BY_BROWSER = "byBrowser";

/** The note of an undelivered form. Takes the focus, so that the window scrolls to the note. */
function Undelivered({ problem }: { problem: { text: string } }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => place.current?.focus(), [problem]);
  return (
    <div ref={place} tabIndex={-1} className={css.undelivered} data-undelivered>
      <Notice tone="danger" live>
        {problem.text}
      </Notice>
    </div>
  );
}
