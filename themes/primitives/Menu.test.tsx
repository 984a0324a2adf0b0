import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Menu } from "./Menu";

test("a menu without a script > items that post to one address share a form, each with its own field", () => {
  const language = (label: string, code: string) => ({
    label,
    post: { action: "/language", fields: { language: code, next: "/home" } },
  });
  const html = renderToStaticMarkup(
    <Menu
      label="More"
      items={[
        language("English", "en"),
        language("Deutsch", "de"),
        { label: "Log out", post: { action: "/logout", fields: {} } },
      ]}
    />,
  );
  const forms = html.split("<form").slice(1);
  expect(
    forms.map((form) => [...form.matchAll(/ name="(\w+)" value="([^"]+)"/g)].map(([, ...field]) => field)),
  ).toEqual([
    [
      ["next", "/home"],
      ["language", "en"],
      ["language", "de"],
    ],
    [],
  ]);
});
