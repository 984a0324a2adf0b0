import type { Tree } from "./html-tree";

type Element = Extract<Tree, unknown[]>;

/** Returns the fixed tree of a bare page, the reference for searches. If the real page grows, the ratio rises. */
export function barePage(): Tree {
  return el("html", { lang: "en" }, [
    el("head", {}, [
      el("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      el("title", {}, ["Search"]),
      el("link", { rel: "stylesheet", href: "/assets/page.css" }),
      el("link", { rel: "icon", href: "/icon.svg" }),
    ]),
    el("body", {}, [header(), main(), footer()]),
  ]);
}

function header(): Element {
  const items = ["Home", "Search", "Likes", "Chats", "Profile"].map((label) =>
    el("li", {}, [
      el("a", { href: `/${label.toLowerCase()}`, className: "nav_link" }, [
        icon("link", "M4 12h16"),
        el("span", {}, [label]),
      ]),
    ]),
  );
  return el("header", { className: "header" }, [el("nav", { "aria-label": "Main" }, [el("ul", {}, items)])]);
}

function main(): Element {
  const people = Array.from({ length: 12 }, (_, index) => el("li", { className: "grid_place" }, [card(index)]));
  return el("main", { id: "main" }, [
    el("h1", { className: "title" }, ["Search"]),
    el("form", { method: "get", action: "/members" }, ["gender", "age", "country", "sort"].map(filter)),
    el("ul", { className: "grid" }, people),
  ]);
}

function filter(name: string): Element {
  const options = ["one", "two", "three", "four"].map((value) => el("option", { value }, [`The ${value} choice`]));
  return el("label", { className: "field" }, [
    el("span", { className: "field_label" }, [name]),
    el("select", { name, className: "select" }, options),
  ]);
}

function card(index: number): Element {
  const href = `/members/0192f3a1-7c55-7e0d-9a51-6b1f00aa0${100 + index}`;
  const picture = { src: `${href}.webp`, alt: "", width: "240", height: "320", loading: "lazy", decoding: "async" };
  return el("article", { className: "card" }, [
    el("div", { className: "card_picture" }, [el("img", { className: "avatar", ...picture })]),
    el("div", { className: "card_words" }, [
      el("h3", { className: "card_name" }, [el("a", { href, className: "card_link" }, [`Somebody, ${30 + index}`])]),
      el("p", { className: "card_place" }, ["Utrecht, Netherlands"]),
    ]),
    el("div", { className: "card_actions" }, [
      el("a", { href: `${href}/chat`, className: "button" }, ["Message"]),
      el("a", { href, className: "button" }, ["View profile"]),
    ]),
    el(
      "button",
      { type: "button", className: "like", "aria-label": `Like somebody ${index}`, "aria-pressed": "false" },
      [icon("heart", "M12 21 3 12a6 6 0 0 1 9-8 6 6 0 0 1 9 8Z")],
    ),
  ]);
}

function icon(name: string, d: string): Element {
  const size = { xmlns: "http://www.w3.org/2000/svg", width: "24", height: "24", viewBox: "0 0 24 24" };
  const line = {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "2",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  };
  return el("svg", { ...size, ...line, className: `icon icon-${name}`, "aria-hidden": "true" }, [el("path", { d })]);
}

function footer(): Element {
  const pages = ["Terms", "Privacy", "Imprint", "Ranking", "Contact", "Help"].map((label) =>
    el("li", {}, [el("a", { href: `/pages/${label.toLowerCase()}` }, [label])]),
  );
  return el("footer", { className: "footer" }, [el("ul", {}, pages)]);
}

function el(tag: string, props: Record<string, string>, children: Tree[] = []): Element {
  return [tag, props, children];
}
