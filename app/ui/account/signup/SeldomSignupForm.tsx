import { type ComponentType, lazy, Suspense, useState } from "react";
import { useTexts } from "~/app/ui/frame/texts";

let here: ComponentType | undefined;

/** Fetches what the form is made of. The server does at its start: it renders no page in two goes. */
export async function fetchSignupForm(): Promise<ComponentType> {
  here ??= (await import("./SignupForm")).SignupForm;
  return here;
}

const Coming = lazy(async () => ({ default: await fetchSignupForm() }));

/** The sign-up where it is seldom seen: browsers fetch it only then. */
export function SeldomSignupForm() {
  // One or the other for good: a change would empty the fields.
  const [Form] = useState<ComponentType>(() => here ?? Coming);
  return (
    <Suspense>
      <WithTexts form={Form} />
    </Suspense>
  );
}

function WithTexts({ form: Form }: { form: ComponentType }) {
  useTexts(["signup"]);
  return <Form />;
}
