import type { Region } from "./places";

/*
 * Corrections of country-region-data where people of the country say otherwise. Read by places.generate.ts only.
 * Whole countries are replaced because the package has Belgium as three regions, Spain as overlapping provinces and
 * communities, and the United Kingdom as 217 councils, 32 of them in London. The twelve British regions are those of
 * the statistics office; those of England have no ISO code.
 */
export const replacedCountries: Readonly<Record<string, readonly Region[]>> = {
  BE: list(`VAN=Antwerpen|WBR=Brabant wallon|BRU=Brussel / Bruxelles|WHT=Hainaut|VLI=Limburg|WLG=Liège|WLX=Luxembourg|
    WNA=Namur|VOV=Oost-Vlaanderen|VBR=Vlaams-Brabant|VWV=West-Vlaanderen`),
  ES: list(`AN=Andalucía|AR=Aragón|AS=Asturias|CN=Canarias|CB=Cantabria|CM=Castilla-La Mancha|CL=Castilla y León|
    CT=Catalunya|CE=Ceuta|MD=Comunidad de Madrid|VC=Comunitat Valenciana|PV=Euskadi / País Vasco|EX=Extremadura|
    GA=Galicia|IB=Illes Balears|RI=La Rioja|ML=Melilla|NC=Navarra|MC=Región de Murcia`),
  GB: list(`EM=East Midlands|EE=East of England|LND=London|NE=North East England|NW=North West England|
    NIR=Northern Ireland|SCT=Scotland|SE=South East England|SW=South West England|WLS=Wales|WM=West Midlands|
    YH=Yorkshire and the Humber`),
};

/** Uninhabited regions, armies, and territories that count as countries. */
export const leftOut: Readonly<Record<string, string>> = {
  FR: "CP TF PM BL MF WF NC PF",
  US: "AA AE AP FM MH PW",
};

export const renamedRegions: Readonly<Record<string, string>> = {
  "CA.QC": "Québec",
  "CH.AI": "Appenzell Innerrhoden",
  "CH.SG": "St. Gallen",
  "FI.01": "Ahvenanmaa / Åland",
  "NZ.CIT": "Chatham Islands",
  "NZ.MWT": "Manawatū-Whanganui",
  "RS.BEOGRAD-BELGRADE": "Beograd",
};

/** Towns by their local name, if the source has an English name, a former one or the municipality's. */
export const renamedTowns: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  NL: names("Almere Stad=Almere|The Hague=Den Haag|Noordwijk-Binnen=Noordwijk"),
  BE: names(`Brussels=Brussel|Ostend=Oostende|Flémalle-Haute=Flémalle|Morlanwelz-Mariemont=Morlanwelz|
    Heusden=Heusden-Zolder|Houthalen=Houthalen-Helchteren`),
  GB: names(`Kingston upon Hull=Hull|Royal Leamington Spa=Leamington Spa|Royal Tunbridge Wells=Tunbridge Wells|
    Enfield Town=Enfield`),
  IE: names(`Luimneach=Limerick|Gaillimh=Galway|Loch Garman=Wexford|Droichead Nua=Newbridge|Cluain Meala=Clonmel|
    An Muileann gCearr=Mullingar|An Ros=Rush|Trá Mhór=Tramore|Cill Airne=Killarney|Ráth Luirc=Charleville`),
  DE: names(`Munich=München|Freiburg=Freiburg im Breisgau|Hanau am Main=Hanau|Offenbach=Offenbach am Main|
    Marburg an der Lahn=Marburg|Dessau=Dessau-Roßlau|Neustadt=Neustadt an der Weinstraße|
    Mülheim=Mülheim an der Ruhr`),
  AT: names("Vienna=Wien"),
  ES: names(`Gasteiz / Vitoria=Vitoria-Gasteiz|Donostia / San Sebastián=San Sebastián|Cadiz=Cádiz|Denia=Dénia|
    Arganda=Arganda del Rey|La Laguna=San Cristóbal de La Laguna`),
  IT: names(`Rome=Roma|Milan=Milano|Naples=Napoli|Turin=Torino|Genoa=Genova|Florence=Firenze|Venice=Venezia|
    Reggio nell'Emilia=Reggio Emilia|Carpi Centro=Carpi|Cava Dè Tirreni=Cava de' Tirreni|San Remo=Sanremo|
    Montesilvano Marina=Montesilvano|Chatillon=Châtillon`),
  PL: names("Warsaw=Warszawa|Bielsko-Biala=Bielsko-Biała|Jastrzębie Zdrój=Jastrzębie-Zdrój"),
  US: names("New York City=New York|The Bronx=Bronx|Lexington-Fayette=Lexington|Washington, D.C.=Washington"),
  AU: names("Logan City=Logan|Frankston East=Frankston"),
  NZ: names("Manukau City=Manukau|Wanganui=Whanganui|Pukekohe East=Pukekohe"),
  CH: names("Sankt Gallen=St. Gallen|Sitten=Sion|Rapperswil=Rapperswil-Jona|Martigny-Ville=Martigny"),
  FI: names("Hyvinge=Hyvinkää|Sibbo=Sipoo|Lovisa=Loviisa|Ekenäs=Tammisaari|Karis=Karjaa|Vammala=Sastamala"),
};

/** Common town names that no language lists. */
export const otherNames: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  NL: names("'s-Hertogenbosch=Den Bosch|Den Haag='s-Gravenhage"),
  BE: names("Sint-Niklaas=Saint-Nicolas"),
  DE: names(`Frankfurt am Main=Frankfurt|Freiburg im Breisgau=Freiburg|Halle (Saale)=Halle|Oldenburg=Oldenburg (Oldb)|
    Ludwigshafen am Rhein=Ludwigshafen|Offenbach am Main=Offenbach|Mülheim an der Ruhr=Mülheim`),
  AT: names("Klagenfurt am Wörthersee=Klagenfurt"),
  GB: names("Hull=Kingston upon Hull|Newcastle upon Tyne=Newcastle"),
  ES: names("A Coruña=La Coruña|Vitoria-Gasteiz=Vitoria|San Sebastián=Donostia|Palma=Palma de Mallorca"),
  US: names("New York=New York City|Washington=Washington DC"),
};

/**
 * Quarters and municipalities that the source counts as towns, and duplicates. "name@region" names a single town of
 * that name.
 */
export const droppedTowns: Readonly<Record<string, ReadonlySet<string>>> = {
  NL: set("Zaanstad|Ypenburg|Scheveningen|Hoogvliet|Velsen-Zuid"),
  BE: set("Helchteren"),
  GB: set("Londonderry County Borough|Buckley|Tonypandy"),
  AT: set(`Straßgang|Viktring|Hafendorf|Deuchendorf|Mühlau|Wölfnitz|Lichtenegg|Pottschach|Neu-Guntramsdorf|Haid|
    Neuzeug|Hart|Sankt Martin|Wimpassing`),
  FR: set("Cergy-Pontoise"),
  ES: set(
    "Iturrama|Ermitagaña|Primer Ensanche|Segundo Ensanche|Ciudad Lineal|Chamartín|Campiña|Grao de Murviedro|Santutxu|Llefià|Sama",
  ),
  IT: set(`Acilia-Castel Fusano-Ostia Antica|Lido di Ostia|Fuorigrotta|Pianura|Ponticelli|Soccavo|Secondigliano`),
  PL: set(`Mokotów|Praga Południe|Ursynów|Wola|Bielany|Śródmieście|Targówek|Bemowo|Ochota|Praga Północ|Białołeka|
    Fordon|Wawer|Żoliborz|Ursus|Włochy`),
  US: set("Ironville|Meads|Maryvale|Deer Valley|East Flatbush|Jamaica|New South Memphis|West Gulfport|West Raleigh"),
  CA: set(`North York|Scarborough|Etobicoke|Nepean|Kanata|Willowdale|Ladner|East York|West End|Norfolk County|Brant|
    Prince Edward|Fallingbrook|Walnut Grove|Okanagan`),
  AU: set("Adelaide Hills|West Wodonga|West Busselton|Kelso|Darley|Kambah|Ngunnawal"),
  NZ: set("Linton Military Camp|Castlepoint|Papatowai|Khandallah|Brooklyn|Taradale|Waipawa"),
  CH: set("Jona|Littau|Seen (Kreis 3)|Ecublens@FR"),
  FI: set("Väståboland|Älajärvi|Pedersöre|Karhula|Iitti"),
};

function entries(text: string): string[] {
  return text.split("|").map((entry) => entry.trim());
}

function pairs(text: string): [string, string][] {
  return entries(text).map((entry) => {
    const [left, right] = entry.split("=");
    if (!left || !right) throw new Error(`Not a pair: ${entry}`);
    return [left, right];
  });
}

function list(text: string): Region[] {
  return pairs(text).map(([id, name]) => ({ id, name }));
}

function names(text: string): ReadonlyMap<string, string> {
  return new Map(pairs(text));
}

function set(text: string): ReadonlySet<string> {
  return new Set(entries(text));
}
