/** Continents as a species' record names them. */
export const regions = ['africa', 'asia', 'europe', 'north-america', 'south-america', 'oceania'] as const

export type Region = (typeof regions)[number]

/** The countries of each continent (ISO 3166-1), by where mushrooms are looked for: Hawaii counts with its country. */
export const countriesOf: Readonly<Record<Region, string>> = {
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  asia: 'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  europe:
    'AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK',
  'north-america': 'AG BB BS BZ CA CR CU DM DO GD GT HN HT JM KN LC MX NI PA PR SV TT US VC',
  'south-america': 'AR BO BR CL CO EC GF GY PE PY SR UY VE',
  oceania: 'AU FJ FM KI MH NC NR NZ PF PG PW SB TO TV VU WS',
}

/** Every country that a visitor can be in; Kosovo, which has no code of ISO 3166-1, is one. */
export const everyCountry: readonly string[] = Object.values(countriesOf).flatMap((codes) => codes.split(' '))

/** Countries with southern seasons; those on the equator by where most of their forests are. */
export const southernCountries =
  'AO AR AU BI BO BR BW CD CG CL EC FJ GA ID KM LS MG MU MW MZ NA NC NZ PE PF PG PY RW SB SC SZ TL TO TV TZ UY VU WS ZA ZM ZW'

/**
 * Countries by the part of a time zone's name that identifies them: `America/Argentina/Ushuaia` by `Argentina`,
 * `Australia/Perth` by `Australia`. A shared zone belongs to the country with more people. All zones of a listed
 * country must be listed: in any other zone, `whereIs` assumes that no visitor is in that country.
 */
export const zonesOf: Readonly<Record<string, string>> = {
  US: 'New_York Chicago Denver Los_Angeles Phoenix Anchorage Detroit Boise Indiana Kentucky North_Dakota Menominee Juneau Sitka Nome Adak Honolulu US Indianapolis Fort_Wayne Louisville Metlakatla Yakutat Shiprock',
  CA: 'Toronto Vancouver Montreal Halifax Winnipeg Edmonton Regina St_Johns Moncton Whitehorse Canada Iqaluit Goose_Bay Glace_Bay Cambridge_Bay Yellowknife Inuvik Dawson Dawson_Creek Fort_Nelson Creston Rankin_Inlet Resolute Atikokan Coral_Harbour Blanc-Sablon Swift_Current Thunder_Bay Nipigon Rainy_River Pangnirtung',
  MX: 'Mexico_City Tijuana Monterrey Cancun Merida Hermosillo Mazatlan Chihuahua Ciudad_Juarez Mexico Matamoros Ojinaga Bahia_Banderas',
  BR: 'Sao_Paulo Bahia Fortaleza Recife Belem Manaus Cuiaba Campo_Grande Porto_Velho Maceio Araguaina Boa_Vista Rio_Branco Noronha Santarem Brazil Eirunepe',
  AR: 'Argentina Buenos_Aires Catamarca Cordoba Jujuy Mendoza',
  CL: 'Santiago Punta_Arenas Coyhaique Easter Chile',
  CO: 'Bogota',
  PE: 'Lima',
  UY: 'Montevideo',
  PY: 'Asuncion',
  BO: 'La_Paz',
  EC: 'Guayaquil Galapagos',
  VE: 'Caracas',
  CR: 'Costa_Rica',
  GT: 'Guatemala',
  PA: 'Panama',
  DO: 'Santo_Domingo',
  GY: 'Guyana',
  SR: 'Paramaribo',
  GF: 'Cayenne',
  ES: 'Madrid Canary Ceuta',
  PT: 'Lisbon Madeira Azores',
  GB: 'London Belfast Jersey Guernsey Isle_of_Man',
  IE: 'Dublin',
  FR: 'Paris',
  DE: 'Berlin Busingen',
  IT: 'Rome Vatican San_Marino',
  CH: 'Zurich',
  AT: 'Vienna',
  BE: 'Brussels',
  NL: 'Amsterdam',
  SE: 'Stockholm',
  NO: 'Oslo',
  DK: 'Copenhagen',
  FI: 'Helsinki',
  PL: 'Warsaw',
  CZ: 'Prague',
  HU: 'Budapest',
  RO: 'Bucharest',
  GR: 'Athens',
  IS: 'Reykjavik',
  CY: 'Nicosia Famagusta',
  TR: 'Istanbul',
  AU: 'Australia',
  NZ: 'Auckland Chatham NZ',
  ZA: 'Johannesburg',
  AO: 'Luanda',
  MZ: 'Maputo',
  ZW: 'Harare',
  ZM: 'Lusaka',
  BW: 'Gaborone',
  NA: 'Windhoek',
  LS: 'Maseru',
  SZ: 'Mbabane',
  MW: 'Blantyre',
  TZ: 'Dar_es_Salaam',
  CD: 'Kinshasa Lubumbashi',
  CG: 'Brazzaville',
  RW: 'Kigali',
  BI: 'Bujumbura',
  GA: 'Libreville',
  MG: 'Antananarivo',
  MU: 'Mauritius',
  CV: 'Cape_Verde',
  JP: 'Tokyo Japan',
  CN: 'Shanghai Urumqi',
  IN: 'Kolkata Calcutta',
  KR: 'Seoul',
  ID: 'Jakarta Makassar Jayapura Pontianak',
  TL: 'Dili',
}

/**
 * Continents by the first part of a time zone's name, for zones of no country above. South America's countries are all
 * above; the islands of the Atlantic and of the Indian Ocean belong to several.
 */
export const continentOf: Readonly<Record<string, Region>> = {
  Africa: 'africa',
  America: 'north-america',
  Asia: 'asia',
  Europe: 'europe',
  Pacific: 'oceania',
}
