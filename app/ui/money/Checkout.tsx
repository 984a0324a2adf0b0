import type { MouseEvent } from "react";
import { useLocation } from "~/app/router/client";
import * as account from "~/app/ui/account/account.css";
import { FormProblem } from "~/app/ui/frame/FormProblem";
import { type FormState, useFormState } from "~/app/ui/frame/forms";
import { Submit } from "~/app/ui/frame/Submit";
import { ButtonLink, Checkbox, Form, List, ListRow, Notice, RadioGroup } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";
import type { checkoutPage } from "./checkout.server";
import { Price } from "./Offers";
import * as sale from "./sale.css";
import { useExpiry } from "./use-expiry";

type CheckoutProps = Awaited<ReturnType<typeof checkoutPage>> & { title: string };

/** The page of an order: the item first, then the choices and the waiver, then the price above the button. */
export function Checkout({ title, ...checkout }: CheckoutProps) {
  const { Page } = useTemplate();
  const { t } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Page
      title={title}
      lead={t(checkout.kind === "premium" ? "checkout.lead_premium" : "checkout.lead")}
      width="stage"
      tabs={null}
    >
      <CheckoutForm {...checkout} action={`${pathname}${search}`} />
    </Page>
  );
}

type CheckoutFormProps = Omit<CheckoutProps, "title"> & {
  action: string;
  /** Handles the click on the link back to the prices. Left out: the browser follows the link. */
  onBack?: (event: MouseEvent) => void;
  /** Whether the order has one column even in a wide window. */
  narrow?: boolean;
};

/** The form of an order. The law demands the item, price and term right above the button, and prescribes its label. */
export function CheckoutForm({
  action,
  onBack,
  narrow = false,
  offer,
  price,
  orderKey,
  endsIn,
  back,
  ...page
}: CheckoutFormProps) {
  const { t } = useWords();
  const state = useFormState();
  useExpiry(endsIn);
  return (
    <Form method="post" action={action} data-form="order" className={narrow ? sale.narrowOrder : sale.order}>
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="price" value={price} />
      <div className={sale.problems}>
        <FormProblem state={state} />
        {page.codeRefused && <Notice>{t("pricing.code_refused")}</Notice>}
      </div>
      <div className={sale.choices}>
        <List label={t("checkout.title")}>
          <ListRow
            title={offer.title}
            text={t(page.kind === "premium" ? "pricing.ends_by_itself" : "checkout.once")}
            trailing={offer.price}
          />
          {offer.perMessage && <ListRow title={t("checkout.per_message")} trailing={offer.perMessage} />}
          {page.code && <ListRow title={t("pricing.code")} trailing={page.code} />}
        </List>
        <Choices {...page} state={state} />
      </div>
      <div className={narrow ? sale.choices : sale.ordered}>
        <List label={t("orders.total")}>
          <ListRow
            title={t("orders.total")}
            text={`${offer.title}. ${t("checkout.vat", { ...page.vat, country: page.country })}`}
            trailing={
              <strong className={sale.total}>
                <Price {...offer} />
              </strong>
            }
          />
        </List>
        <Submit size="l" wide label={page.button} />
        <ButtonLink href={back} variant="quiet" wide onClick={onBack}>
          {t("checkout.back")}
        </ButtonLink>
      </div>
    </Form>
  );
}

type ChoicesProps = Pick<CheckoutProps, "lives" | "methods" | "method" | "begin" | "withdrawalDays" | "statement"> & {
  state: FormState;
};

function Choices({ lives, methods, method, begin, withdrawalDays, statement, state }: ChoicesProps) {
  const { t } = useWords();
  return (
    <>
      {lives.length > 0 && (
        <RadioGroup
          name="lives"
          legend={t("checkout.lives")}
          hint={t("checkout.lives_hint")}
          options={lives}
          required
          error={state.errorOf("lives")}
        />
      )}
      {methods.length > 0 && (
        <RadioGroup
          name="method"
          legend={t("checkout.method")}
          options={[...methods, { value: "", label: t("checkout.method_later") }]}
          defaultValue={method ?? ""}
        />
      )}
      {begin && <Checkbox name="begin" value="on" label={begin} required error={state.errorOf("begin")} />}
      {withdrawalDays > 0 && <p className={account.quiet}>{t("checkout.withdrawal", { days: withdrawalDays })}</p>}
      <p className={account.quiet}>
        <a href="/pages/terms">{t("footer.terms")}</a> · <a href="/pages/return-policy">{t("footer.return_policy")}</a>
      </p>
      {statement && <p className={account.quiet}>{statement}</p>}
    </>
  );
}

/** Reloads the page's data after an error, because the price may have changed. Remix would not. */
export function afterRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}) {
  return actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate;
}
