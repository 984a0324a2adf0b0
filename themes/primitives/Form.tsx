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

/** A form as it is sent. */
export interface FormSubmission {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Whether the page stays where it was scrolled to. */
  preventScrollReset: boolean;
  /** Whether it takes effect here although it was not delivered: a log-out. */
  offlineToo: boolean;
}

/** Sends a form. Says in words why it could not be delivered, and undefined where it was. */
export type DeliverForm = (submission: FormSubmission) => Promise<string | undefined>;

/** Filled by the application. Without it a form is sent by the browser, as it is without a script. */
export const DeliverFormContext = createContext<DeliverForm | null>(null);

/** Filled by the application. Fills in what was typed into the form before a log-in. */
export const RestoreFormContext = createContext<((form: HTMLFormElement) => void) | null>(null);

export interface FormProps extends ComponentPropsWithoutRef<"form"> {
  /** Leaves the page where it was scrolled to. */
  preventScrollReset?: boolean;
  /** A log-out: it takes effect here although it was not delivered. The site's worker answers it where there is one. */
  offlineToo?: boolean;
  /** Told in its place, where the form itself is not to be seen. */
  onUndelivered?(text: string): void;
}

/**
 * Every form there is. Where it can't be delivered it stays as it is, and says so. What is wrong in it is said beside its
 * fields, in the page's language, and never by the browser.
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

/** Sends a form past `DeliverForm`, as it is sent without a script. */
export function sendByBrowser(form: HTMLFormElement): undefined {
  form.dataset[BY_BROWSER] = "";
  form.requestSubmit();
}

const BY_BROWSER = "byBrowser";

/** Takes the focus, so that it is seen from the form's foot. */
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
