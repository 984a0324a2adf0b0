/**
 * Each country's law on selling to its consumers, as of 2026-11. VAT: the standard rate, which applies to electronic
 * services (European Commission, Taxes in Europe Database; national tax offices elsewhere), compared with the npm
 * package sales-tax 2.23.0, which is wrong about LI. Consumer law: Directive 2011/83/EU (CRD) and its national laws. A
 * summary by engineers: have a lawyer check it before a site opens in a country.
 */
export interface CountryLaw {
  /** The VAT rates: the first day of each and its rate in hundredths of a per cent, latest first. */
  vat: readonly (readonly [since: string, rate: number])[];
  /** Days of a consumer's right of withdrawal from a distance contract. */
  withdrawalDays: number;
  /** Whether an order needs an online withdrawal function (CRD art. 11a, since 2026-06-19). */
  withdrawalFunction: boolean;
  /** Whether continuing contracts need a cancellation button (Germany, BGB § 312k). */
  cancellationButton: boolean;
}

type Vat = CountryLaw["vat"];

const european = (...vat: Vat): CountryLaw => {
  return { vat, withdrawalDays: 14, withdrawalFunction: true, cancellationButton: false };
};

/** The law of a country that grants fourteen days by a national law, without the withdrawal function. */
const likewise = (...vat: Vat): CountryLaw => ({ ...european(...vat), withdrawalFunction: false });

/** The law of a country without a right of withdrawal for distance contracts. */
const without = (...vat: Vat): CountryLaw => ({ ...likewise(...vat), withdrawalDays: 0 });

export const COUNTRY_LAWS: Readonly<Record<string, CountryLaw>> = {
  AT: european(["1984-01-01", 2000]),
  BE: european(["1996-01-01", 2100]),
  BG: european(["1999-01-01", 2000]),
  CY: european(["2014-01-13", 1900]),
  CZ: european(["2013-01-01", 2100]),
  DE: { ...european(["2021-01-01", 1900]), cancellationButton: true },
  DK: european(["1992-01-01", 2500]),
  EE: european(["2025-07-01", 2400], ["2024-01-01", 2200]),
  ES: european(["2012-09-01", 2100]),
  FI: european(["2024-09-01", 2550], ["2013-01-01", 2400]),
  FR: european(["2014-01-01", 2000]),
  GR: european(["2016-06-01", 2400]),
  HR: european(["2012-03-01", 2500]),
  HU: european(["2012-01-01", 2700]),
  IE: european(["2021-03-01", 2300]),
  IT: european(["2013-10-01", 2200]),
  LT: european(["2009-09-01", 2100]),
  LU: european(["2024-01-01", 1700]),
  LV: european(["2012-07-01", 2100]),
  MT: european(["2004-01-01", 1800]),
  NL: european(["2012-10-01", 2100]),
  PL: european(["2011-01-01", 2300]),
  PT: european(["2011-01-01", 2300]),
  RO: european(["2025-08-01", 2100], ["2017-01-01", 1900]),
  SE: european(["1990-07-01", 2500]),
  SI: european(["2013-07-01", 2200]),
  SK: european(["2025-01-01", 2300], ["2011-01-01", 2000]),
  // Great Britain's law is the Consumer Contracts Regulations 2013. The EEA's law is the directive, without article 11a
  // so far.
  GB: likewise(["2011-01-04", 2000]),
  IS: likewise(["2015-01-01", 2400]),
  LI: likewise(["2024-01-01", 810]),
  NO: likewise(["2005-01-01", 2500]),
  AU: without(["2000-07-01", 1000]),
  // The federal part of the tax. Provinces add their own, which the processor or an accountant must handle.
  CA: without(["2008-01-01", 500]),
  CH: without(["2024-01-01", 810]),
  NZ: without(["2010-10-01", 1500]),
  // The United States have no VAT. Some states tax such services, which the processor or an accountant must handle.
  US: without(["1900-01-01", 0]),
};
