import type { Fixtures } from "./fixture";
import { Link } from "./Link";

export const fixtures: Fixtures = {
  "in a sentence": (
    <p>
      By signing up you agree to our <Link href="#terms">terms</Link> and our{" "}
      <Link href="#privacy">privacy policy</Link>.
    </p>
  ),
  standalone: (
    <Link href="#login" standalone>
      Already a member? Log in
    </Link>
  ),
  external: (
    <p>
      More about this at{" "}
      <Link href="https://example.org/" external="opens in a new tab">
        the consumer authority
      </Link>
      .
    </p>
  ),
  "long German": (
    <p>
      Bitte lies unsere <Link href="#">Nutzungsbedingungen und Datenschutzgrundverordnungshinweise</Link>, bevor du dich
      anmeldest.
    </p>
  ),
};
