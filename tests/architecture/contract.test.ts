import { expect, test } from "vitest";
import { imports, literalsOf, product, read, told } from "./sources";

test("only the contract names addresses of the API", () => {
  const found = product
    // The second file has addresses of partners' trackers.
    .filter((file) => file !== "app/contract/calls.ts" && file !== "tenants/config/postbacks.ts")
    .flatMap((file) =>
      literalsOf(file)
        .filter((text) => /\.php\b|^\/?api\/./.test(text))
        .map((text) => `${file}: ${text}`),
    );
  // The description of the calls, and the answer to unknown calls.
  expect(found).toEqual(["app/routes.ts: api/openapi.json", "app/routes.ts: api/*"]);
});

test("the browser imports types and addresses of the contract only", () => {
  const schemas = imports.filter(({ from, to, typeOnly }) => {
    return (
      /^app\/(ui|contract)\//.test(from) && !from.includes(".server.") && /\.wire\.ts$|^zod$/.test(to) && !typeOnly
    );
  });
  expect(told(schemas)).toEqual([]);
});

test("every call of the API is an endpoint that declares its audience per method", () => {
  const others = product
    .filter((file) => /^app\/routes\/api\//.test(file) && file !== "app/routes/api/unknown.ts")
    .filter((file) => {
      const [, name] = /^const (\w+) = endpoint\(/m.exec(read(file)) ?? [];
      return !name || !read(file).includes(`\nexport const loader = ${name};\nexport const action = ${name};\n`);
    });
  expect(others).toEqual([]);
});
