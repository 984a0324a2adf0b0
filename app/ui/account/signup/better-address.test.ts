import { expect, test } from "vitest";
import { betterAddress } from "./better-address";

test.each([
  ["anna@gmial.com", "anna@gmail.com"],
  ["anna@gmail.con", "anna@gmail.com"],
  ["anna@hotmial.nl", "anna@hotmail.nl"],
  ["anna@zigo.nl", "anna@ziggo.nl"],
  ["Anna.B@telent.be", "Anna.B@telenet.be"],
  ["anna@t-onlin.de", "anna@t-online.de"],
  ["anna@wanado.fr", "anna@wanadoo.fr"],
  ["anna@libro.it", "anna@libero.it"],
  ["anna@intera.pl", "anna@interia.pl"],
  ["anna@movistr.es", "anna@movistar.es"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(betterAddress(typed)).toBe(meant);
});

test.each([
  "anna@gmail.com",
  "anna@hotmail.be",
  "anna@kpnmail.nl",
  "anna@gmx.at",
  "anna@bol.amsterdam",
  "anna@my-own-company.nl",
  "anna@my-own-company.nu",
  "anna@",
  "anna@gmial",
  "@gmial.com",
  "anna",
  "",
])("%s stays as it is", (typed) => {
  expect(betterAddress(typed)).toBeNull();
});
