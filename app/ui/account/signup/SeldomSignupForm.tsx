import { type ComponentType, lazy, Suspense, useState } from "react";
import { useTexts } from "~/app/ui/frame/texts";

let here: ComponentType | undefined;

/** Loads the form's code. The server loads it at the start, because a page must render in one pass. */
export async function fetchSignupForm(): Promise<ComponentType> {
  here ??= (await import("./SignupForm")).SignupForm;
  return here;
}

const Coming = lazy(async () => ({ default: await fetchSignupForm() }));

/** The sign-up form on pages that rarely show it: browsers load its code only then. */
export function SeldomSignupForm() {
  // Keeps the first choice of component, because a change would empty the fields.
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
