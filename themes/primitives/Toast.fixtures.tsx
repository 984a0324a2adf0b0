import { Button } from "./Button";
import type { Fixtures } from "./fixture";
import type { ToastMessage } from "./RadixToasts";
import { ToastProvider, useToast } from "./Toast";

const shows = (label: string, message: ToastMessage) => (
  <ToastProvider closeLabel="Close" label="Notifications">
    <Shower label={label} message={message} />
  </ToastProvider>
);

function Shower({ label, message }: { label: string; message: ToastMessage }) {
  const toast = useToast();
  return (
    <Button variant="secondary" onClick={() => toast(message)}>
      {label}
    </Button>
  );
}

export const fixtures: Fixtures = {
  info: shows("Inform", { title: "Bertram is online", text: "You like each other." }),
  success: shows("Succeed", { title: "Saved", tone: "success" }),
  danger: shows("Fail", { title: "You are offline", text: "Your message waits until you are back.", tone: "danger" }),
  "can be undone": shows("Delete", { title: "Deleted", action: { label: "Undo", onSelect: () => {} } }),
  "long German": shows("Auf Deutsch", {
    title: "Benachrichtigungseinstellungen gespeichert",
    text: "Freundschaftsanfragebenachrichtigungen kommen ab jetzt höchstens einmal am Tag.",
    tone: "success",
  }),
};
