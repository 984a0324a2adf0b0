import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button, FilterIcon, Sheet } from "~/themes/primitives";
import type { SearchProps } from "~/themes/template";
import { useWords } from "~/themes/words";
import * as css from "./FilterForm.css";

interface FilterFormProps {
  /** As the template lays them out in the page. */
  children: ReactNode;
  filters: SearchProps["filters"];
  submit: ReactNode;
}

/**
 * The filters of a search. In the page each choice is searched for at once; on a phone, where they would push the people
 * off the screen, they wait in a sheet until one is done choosing.
 */
export function FilterForm({ children, filters, submit: button }: FilterFormProps) {
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
        action="/members"
        className={css.inPage}
        onChange={(event) => submit(chosenIn(event), { action: "/members", preventScrollReset: true })}
      >
        {children}
      </Form>
      <Sheet open={open} onOpenChange={setOpen} title={t("search.filters")} closeLabel={t("common.close")}>
        <Form method="get" action="/members" className={css.inSheet} onSubmit={() => setOpen(false)}>
          {filters.map(({ key, control }) => (
            <div key={key}>{control}</div>
          ))}
          {button}
        </Form>
      </Sheet>
    </>
  );
}

/** Another country leaves the former one's region behind. */
function chosenIn({ currentTarget: form, target }: FormEvent<HTMLFormElement>): FormData {
  const chosen = new FormData(form);
  if ((target as HTMLSelectElement).name === "country") chosen.delete("countryregion");
  return chosen;
}
