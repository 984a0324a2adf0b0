import { z } from "zod";
import { nearestTown } from "~/app/domain/site/places/nearest";
import { whereaboutsAnswer, whereaboutsWire } from "~/app/domain/site/places/places.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const degrees = (most: number) =>
  z
    .string("error.required")
    .trim()
    .min(1, "error.required")
    .regex(/^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/, { error: "request.invalid", abort: true })
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, "request.invalid");

const position = z.object({ lat: degrees(90), lon: degrees(180) });

const geocode = endpoint({
  GET: openCall(
    { summary: "Finds the nearest town to a position", input: position, answer: whereaboutsAnswer },
    ({ input: { lat, lon } }) => whereaboutsWire(nearestTown(lat, lon)),
  ),
});

export const loader = geocode;
export const action = geocode;
