import { Disclosure } from "./Disclosure";
import type { Fixtures } from "./fixture";

const answer = <p>Under your account, at the very end. It is final after thirty days.</p>;

export const fixtures: Fixtures = {
  closed: <Disclosure summary="How do I delete my account?">{answer}</Disclosure>,
  open: (
    <Disclosure summary="How do I delete my account?" open>
      {answer}
    </Disclosure>
  ),
  several: (
    <div>
      <Disclosure name="faq" summary="How do I delete my account?" open>
        {answer}
      </Disclosure>
      <Disclosure name="faq" summary="Wie ändere ich meine Freundschaftsanfragebenachrichtigungseinstellungen?">
        {answer}
      </Disclosure>
    </div>
  ),
};
