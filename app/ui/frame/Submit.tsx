import { Button, type ButtonProps } from "~/themes/primitives";
import { usePending } from "./delivery";

interface SubmitProps extends Pick<ButtonProps, "variant" | "size" | "wide" | "autoFocus"> {
  label: string;
  /** The path of the form's action. Left out: this page's own. */
  sentTo?: string;
}

/** The button of a form, pending while the form is being sent. */
export function Submit({ label, sentTo, ...look }: SubmitProps) {
  return (
    <Button type="submit" {...look} pending={usePending(sentTo)}>
      {label}
    </Button>
  );
}
