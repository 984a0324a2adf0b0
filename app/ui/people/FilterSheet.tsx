import type { FormEvent, ReactNode } from "react";
import { useFetcher } from "~/app/router/client";
import { Button, Form, Sheet } from "~/themes/primitives";
import type { SearchProps } from "~/themes/template";
import { useWords } from "~/themes/words";
import * as css from "./FilterForm.css";
import { FormName } from "./search-filters";

interface FilterSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  filters: SearchProps["filters"];
  count: number;
  chosenIn(event: FormEvent<HTMLFormElement>): FormData;
  children: ReactNode;
}

/** The sheet with all filters on a phone. Its button shows the number of results and starts the search. */
export function FilterSheet({ open, onOpenChange, ...form }: FilterSheetProps) {
  const { t } = useWords();
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("search.filters")} closeLabel={t("common.close")}>
      <FormName.Provider value="sheet">
        <SheetForm {...form} done={() => onOpenChange(false)} />
      </FormName.Provider>
    </Sheet>
  );
}

type SheetFormProps = Omit<FilterSheetProps, "open" | "onOpenChange"> & { done: () => void };

function SheetForm({ filters, count, chosenIn, done, children }: SheetFormProps) {
  const { t } = useWords();
  const counting = useFetcher<{ count?: number }>();
  const shown = counting.data?.count ?? count;
  const ask = (event: FormEvent<HTMLFormElement>) => {
    const query = new URLSearchParams(chosenIn(event) as unknown as URLSearchParams);
    query.set("do_not_save", "1");
    counting.load(`/members?${query}`);
  };
  return (
    <Form method="get" action="/members" className={css.inSheet} onChange={ask} onSubmit={done}>
      {filters.map(({ key, control }) => (
        <div key={key}>{control}</div>
      ))}
      {children}
      <div className={css.show}>
        <Button type="submit" variant="primary" wide pending={counting.state !== "idle"}>
          {t("search.show", { people: t("search.count", { count: shown }) })}
        </Button>
      </div>
    </Form>
  );
}
