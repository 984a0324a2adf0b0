import { expect, test } from "vitest";
import { imports, literalsOf, product, read, told } from "./sources";

test("only the contract names addresses of the API", () => {
  const found = product
    // The second has addresses of partners' trackers.
    .filter((file) => file !== "app/contract/calls.ts" && file !== "tenants/config/postbacks.ts")
    .flatMap((file) =>
      literalsOf(file)
        .filter((text) => /\.php\b|^\/?api\/./.test(text))
        .map((text) => `${file}: ${text}`),
    );
  // Where the calls are described, and where what no call claims is told so.
  expect(found).toEqual(["app/routes.ts: api/openapi.json", "app/routes.ts: api/*"]);
});

test("the browser knows types of the contract, and addresses", () => {
  const schemas = imports.filter(({ from, to, typeOnly }) => {
    return (
      /^app\/(ui|contract)\//.test(from) && !from.includes(".server.") && /\.wire\.ts$|^zod$/.test(to) && !typeOnly
    );
  });
  expect(told(schemas)).toEqual([]);
});

test("a call of the API is an endpoint, which says whom each of its methods is for", () => {
  const others = product
    .filter((file) => /^app\/routes\/api\//.test(file) && file !== "app/routes/api/unknown.ts")
    .filter((file) => {
      const [, name] = /^const (\w+) = endpoint\(/m.exec(read(file)) ?? [];
      return !name || !read(file).includes(`\nexport const loader = ${name};\nexport const action = ${name};\n`);
    });
  expect(others).toEqual([]);
});
