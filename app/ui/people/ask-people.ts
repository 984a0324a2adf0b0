import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import type { Person } from "~/themes/template";
import { personOfWire } from "./wire-person";

export async function askPeople(locale: string): Promise<Person[]> {
  const answer = await callApi(calls.search, "GET", { pp: "8", auto_load: "1" });
  return answer.ok ? answer.body.profiles.map((profile) => personOfWire(profile, locale)) : [];
}
