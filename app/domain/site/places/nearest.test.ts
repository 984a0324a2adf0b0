import { describe, expect, test } from "vitest";
import { countryOfAddress } from "./address-country";
import { nearestTown } from "./nearest";

describe("the nearest town", () => {
  test.each([
    [52.38, 4.64, { country: "NL", region: "NH", city: "Haarlem" }],
    [45.4642, 9.19, { country: "IT", region: "25", city: "Milano" }],
    [51.5, -0.12, { country: "GB", region: "LND", city: "London" }],
  ])("of %d, %d is the town that people there name", (lat, lon, town) => {
    expect(nearestTown(lat, lon)).toEqual(town);
  });

  test.each([
    [0, 0],
    [90, 0],
    [-90, 180],
    [55, 3],
    [35.7, 139.7],
  ])("of %d, %d is unknown", (lat, lon) => {
    expect(nearestTown(lat, lon)).toBeNull();
  });
});

describe("the country of a network address", () => {
  // Addresses of SURFnet, the University of Vienna and Renater, unchanged for thirty years.
  test.each([
    ["145.97.1.1", "NL"],
    ["131.130.1.1", "AT"],
    ["::ffff:131.130.1.1", "AT"],
    ["2001:610::1", "NL"],
    ["193.51.180.1", "FR"],
  ])("of %s is %s", (ip, country) => {
    expect(countryOfAddress(ip)).toBe(country);
  });

  test.each([
    "127.0.0.1",
    "10.0.0.1",
    "192.168.1.1",
    "203.0.113.9",
    "2001:db8::1",
    "::1",
    "fe80::1%eth0",
    "",
    "nonsense",
    "999.1.1.1",
  ])("of %j is unknown", (ip) => expect(countryOfAddress(ip)).toBeNull());
});
