import { type ReactNode, useEffect, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { PageLinks } from "~/app/ui/frame/PageLinks";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { People } from "./people";
import * as css from "./SimilarPeople.css";
import { personOfWire } from "./wire-person";

export interface Similar {
  people: readonly Person[];
  page: number;
  pages: number;
}

interface SimilarPeopleProps {
  title: string;
  text?: string;
  /** The first page, if the address asks for a page of similar people. Null if the browser fetches it. */
  given: Similar | null;
  query: string;
  base: string;
}

/**
 * People who nearly match the search. Fetched separately, so that the page does not wait. Renders nothing without
 * people.
 */
export function SimilarPeople({ given, query, ...shown }: SimilarPeopleProps) {
  return given ? <Shown {...given} {...shown} /> : <Fetched key={query} query={query} {...shown} />;
}

type ShownProps = Omit<SimilarPeopleProps, "given" | "query">;

function Fetched({ query, ...shown }: ShownProps & { query: string }) {
  const { locale } = useWords();
  const [similar, setSimilar] = useState<Similar>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi(calls.search, "GET", Object.fromEntries(new URLSearchParams(query)), leaving.signal)
      .then((answer) => {
        if (!answer.ok) return;
        const { profiles, paging } = answer.body;
        const pages = Math.max(1, Math.ceil(paging.num_results / paging.pp));
        setSimilar({ people: profiles.map((each) => personOfWire(each, locale)), page: paging.page, pages });
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [query, locale]);
  if (similar) return <Shown {...similar} {...shown} />;
  return (
    <noscript>
      <a href={addressOf(shown.base, "besides=1")}>{shown.title}</a>
    </noscript>
  );
}

function Shown({ people, page, pages, title, text, base }: Similar & ShownProps): ReactNode {
  if (people.length === 0) return null;
  // Leaves the first page out of the address, because the browser fetches it anyway.
  const hrefOf = (number: number) => (number > 1 ? addressOf(base, `similarpage=${number}`) : `${base}#${ID}`);
  return (
    <section id={ID} className={css.similar}>
      <h2>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      <People people={people} offers={{ view: true }} below />
      <PageLinks page={Math.min(page, pages)} pages={pages} hrefOf={hrefOf} />
    </section>
  );
}

const ID = "similar";

function addressOf(base: string, query: string): string {
  return `${base}${base.includes("?") ? "&" : "?"}${query}#${ID}`;
}
