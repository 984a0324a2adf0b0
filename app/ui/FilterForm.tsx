import { Form, useFetcher, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button, FilterIcon, Sheet } from "~/themes/primitives";
import { Disclosure } from "~/themes/primitives/Disclosure";
import type { SearchProps } from "~/themes/template";
import { useWords } from "~/themes/words";
import * as css from "./FilterForm.css";

interface FilterFormProps {
  /** As the template lays them out in the page: the first filters. */
  children: ReactNode;
  first: SearchProps["filters"];
  more: SearchProps["filters"];
  count: number;
}

const ACTION = "/members";

/**
 * The filters of a search. In the page each choice is searched for at once; on a phone, where they would push the people
 * off the screen, they wait in a sheet until one is done choosing, and its button counts along.
 */
export function FilterForm({ children, first, more, count }: FilterFormProps) {
  const { t } = useWords();
  const submit = useSubmit();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={css.opener}>
        <Button type="button" variant="secondary" icon={<FilterIcon size={20} />} onClick={() => setOpen(true)}>
          {t("search.filters")}
        </Button>
      </div>
      <Form
        method="get"
        action={ACTION}
        className={css.inPage}
        onChange={(event) => submit(chosenIn(event), { action: ACTION, preventScrollReset: true })}
      >
        {children}
        {more.length > 0 && (
          <Disclosure summary={t("search.more_filters")}>
            <div className={css.more}>
              {more.map(({ key, control }) => (
                <div key={key} className={css.filter}>
                  {control}
                </div>
              ))}
            </div>
          </Disclosure>
        )}
      </Form>
      <Sheet open={open} onOpenChange={setOpen} title={t("search.filters")} closeLabel={t("common.close")}>
        <SheetForm filters={[...first, ...more]} count={count} done={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function SheetForm({ filters, count, done }: { filters: SearchProps["filters"]; count: number; done: () => void }) {
  const { t } = useWords();
  const counting = useFetcher<{ count?: number }>();
  const shown = counting.data?.count ?? count;
  const ask = (event: FormEvent<HTMLFormElement>) => {
    const query = new URLSearchParams(chosenIn(event) as unknown as URLSearchParams);
    query.set("do_not_save", "1");
    counting.load(`${ACTION}?${query}`);
  };
  return (
    <Form method="get" action={ACTION} className={css.inSheet} onChange={ask} onSubmit={done}>
      {filters.map(slot)}
      <div className={css.show}>
        <Button type="submit" variant="primary" wide pending={counting.state !== "idle"}>
          {t("search.show", { people: t("search.count", { count: shown }) })}
        </Button>
      </div>
    </Form>
  );
}

const slot = ({ key, control }: SearchProps["filters"][number]) => <div key={key}>{control}</div>;

/** Another country leaves the former one's region behind. */
function chosenIn({ currentTarget: form, target }: FormEvent<HTMLFormElement>): FormData {
  const chosen = new FormData(form);
  if ((target as HTMLSelectElement).name === "country") chosen.delete("countryregion");
  return chosen;
}
