import { useEffect, useRef } from "react";
import { Button, Field, Form, Notice, Select, TextInput } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import type { Asked } from "./address";
import type { ShownPrices } from "./offers.server";
import * as css from "./sale.css";

type OptionsProps = Pick<ShownPrices, "country" | "countries" | "code" | "codeRefused" | "codeUntil" | "crossedOut"> & {
  asked: Asked;
};

/** The choices that determine a page's prices: the country, and a code. Each is a form that reloads the page. */
export function PriceOptions({ country, countries, code, codeRefused, codeUntil, crossedOut, asked }: OptionsProps) {
  const { t } = useWords();
  const codeField = useRef<HTMLInputElement>(null);
  // After a refused code the page reloads, with the field and its error below the prices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each code that is refused
  useEffect(() => {
    if (!codeRefused) return;
    codeField.current?.focus({ preventScroll: true });
    codeField.current?.form?.scrollIntoView({ block: "center" });
  }, [codeRefused, asked.code]);
  return (
    <div className={css.options}>
      {code && !codeRefused && (
        <Notice tone="success" live>
          {t("pricing.code_holds", { code })} {crossedOut && t("pricing.crossed_out")}{" "}
          {codeUntil && t("pricing.code_until", { when: codeUntil })}
        </Notice>
      )}
      {countries.length > 1 && (
        <Form method="get" data-form="country">
          <div className={css.line}>
            <div className={css.short}>
              <Field label={t("pricing.country")}>
                {(ids) => <Select {...ids} key={country} name="country" defaultValue={country} options={countries} />}
              </Field>
            </div>
            {asked.code && <input type="hidden" name="code" value={asked.code} />}
            {asked.chat && <input type="hidden" name="chat" value={asked.chat} />}
            <Button type="submit" variant="secondary">
              {t("pricing.show")}
            </Button>
          </div>
        </Form>
      )}
      <Form method="get" action={`#${CODE}`} id={CODE} data-form="code" preventScrollReset>
        <div className={css.line}>
          <div className={css.short}>
            <Field label={t("pricing.code")} error={codeRefused ? t("pricing.code_refused") : undefined}>
              {(ids) => (
                <TextInput
                  {...ids}
                  ref={codeField}
                  name="code"
                  defaultValue={asked.code ?? ""}
                  autoCapitalize="characters"
                  autoComplete="off"
                  maxLength={40}
                />
              )}
            </Field>
          </div>
          {asked.country && <input type="hidden" name="country" value={asked.country} />}
          {asked.chat && <input type="hidden" name="chat" value={asked.chat} />}
          <Button type="submit" variant="secondary">
            {t("pricing.code_use")}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The id of the code's form. Without a script, the answer scrolls to it. */
const CODE = "discount-code";
