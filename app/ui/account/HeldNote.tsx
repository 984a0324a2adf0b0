import { ButtonLink, Notice } from "~/themes/primitives";

export interface HeldNoteProps {
  title: string;
  text: string;
  appeal: { href: string; label: string };
}

export function HeldNote({ title, text, appeal }: HeldNoteProps) {
  return (
    <Notice
      title={title}
      action={
        <ButtonLink href={appeal.href} variant="secondary" size="s">
          {appeal.label}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  );
}
