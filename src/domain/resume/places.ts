import { plain } from './text-lines';

const COUNTRIES =
  'afghanistan|albania|algeria|argentina|armenia|australia|austria|azerbaijan|bangladesh|belarus|belgium|bolivia|bosnia|brazil|brasil|bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|ecuador|egypt|england|estonia|ethiopia|finland|france|georgia|germany|deutschland|ghana|great britain|greece|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|italia|japan|jordan|kazakhstan|kenya|kuwait|latvia|lebanon|lithuania|luxembourg|malaysia|malta|mexico|méxico|moldova|morocco|myanmar|nepal|netherlands|the netherlands|new zealand|nigeria|northern ireland|norway|oman|pakistan|panama|peru|perú|philippines|poland|portugal|qatar|romania|russia|rwanda|saudi arabia|scotland|senegal|serbia|singapore|slovakia|slovenia|south africa|south korea|korea|spain|españa|sri lanka|sweden|switzerland|schweiz|syria|taiwan|tanzania|thailand|tunisia|turkey|türkiye|uganda|uae|united arab emirates|uk|u.k.|united kingdom|ukraine|uruguay|us|usa|u.s.|u.s.a.|united states|united states of america|uzbekistan|venezuela|vietnam|wales|zambia|zimbabwe';
const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|bavaria|bayern|karnataka|maharashtra|telangana|tamil nadu|kerala|gujarat|haryana|punjab|uttar pradesh|west bengal|new south wales|nsw|queensland|catalonia';
const CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|MB|SK|NS|UK|US|USA|UAE';
const CITIES =
  'aachen|aarhus|abu dhabi|abuja|accra|addis ababa|ahmedabad|alexandria|amman|amsterdam|ankara|antwerp|athens|atlanta|auckland|austin|baku|baltimore|bangalore|bengaluru|bangkok|barcelona|basel|basle|beijing|beirut|belfast|belgrade|berkeley|berlin|bern|bilbao|birmingham|bogota|bogotá|bologna|bonn|bordeaux|boston|boulder|braga|bratislava|bremen|brisbane|bristol|brno|brooklyn|brussels|bucharest|budapest|buenos aires|cairo|calgary|cambridge|cape town|cardiff|casablanca|charlotte|chennai|chicago|cluj|cluj-napoca|coimbatore|cologne|köln|colombo|copenhagen|cork|cracow|kraków|krakow|dallas|delhi|new delhi|delft|denver|detroit|dhaka|doha|dortmund|dresden|dubai|dublin|durham|düsseldorf|dusseldorf|edinburgh|eindhoven|espoo|essen|florence|frankfurt|frankfurt am main|galway|gdansk|gdańsk|geneva|ghent|glasgow|gothenburg|granada|guadalajara|gurgaon|gurugram|guwahati|hamburg|hannover|hanover|hanoi|heidelberg|helsinki|ho chi minh city|houston|hyderabad|ibadan|indore|islamabad|istanbul|izmir|jaipur|jakarta|jena|jersey city|johannesburg|kampala|karachi|karlsruhe|kathmandu|kharkiv|kiel|kigali|kochi|kolkata|kuala lumpur|kyiv|kiev|lagos|lahore|las vegas|lausanne|leeds|leipzig|lille|lima|lisbon|lisboa|liverpool|ljubljana|london|los angeles|lviv|lyon|maastricht|madison|madrid|malaga|málaga|malmö|manchester|manila|mannheim|marseille|medellín|medellin|melbourne|menlo park|mexico city|miami|milan|milano|minneapolis|minsk|monterrey|montreal|montréal|moscow|mountain view|mumbai|munich|münchen|muscat|mysore|nagpur|nairobi|nantes|naples|napoli|nashville|new york city|nyc|newcastle|nice|noida|nottingham|nuremberg|nürnberg|oakland|osaka|oslo|ottawa|oxford|palo alto|paris|perth|philadelphia|phoenix|pittsburgh|portland|porto|porto alegre|potsdam|poznan|poznań|prague|pune|quito|raleigh|reykjavik|riga|rio de janeiro|riyadh|rome|roma|rotterdam|salt lake city|san antonio|san diego|san francisco|san jose|san josé|san mateo|santa clara|santa monica|santiago|santiago de chile|sao paulo|são paulo|sarajevo|seattle|seoul|seville|sevilla|shanghai|sheffield|shenzhen|skopje|sofia|st. louis|st. petersburg|stockholm|strasbourg|stuttgart|sunnyvale|surat|sydney|taipei|tallinn|tampa|tartu|tbilisi|tehran|tel aviv|the hague|thessaloniki|tirana|tokyo|toronto|toulouse|trondheim|tunis|turin|torino|utrecht|valencia|vancouver|vienna|wien|vilnius|walldorf|warsaw|warszawa|washington dc|washington d.c.|waterloo|wellington|wroclaw|wrocław|yerevan|york|zagreb|zaragoza|zurich|zürich';
const WAYS =
  'remote|fully remote|remotely|hybrid|on-site|onsite|on site|in office|in-office|worldwide|home office|work from home|wfh|full-time|full time|part-time|part time|contract|permanent|temporary|internship|seasonal|bay area|san francisco bay area|silicon valley|europe|emea|apac|latam';

const set = (words: string) => new Set(words.split('|'));
const regions = set(`${COUNTRIES}|${STATES}`);
const cities = set(CITIES);
const ways = set(WAYS);
const codes = set(CODES);
const key = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/^(?:greater|based in|location:)\s|\s(?:area|metropolitan area|metropolitan region|region)$/g, '');

/** A country, or a state by its name or, in capitals, by its letters, with or without a postal code. */
export function isRegion(text: string): boolean {
  const tidy = plain(text);
  return regions.has(key(tidy)) || codes.has(tidy.replace(/\s\d{5}$/, ''));
}

/** Letters of a state or of a country such as `TX`: what comes before them is a city. */
export const isRegionCode = (text: string) => codes.has(plain(text).replace(/\s\d{5}$/, ''));

/** A city, a country, or the words that say how or where one works: `Berlin`, `Remote`, `Full-time`. */
export function isPlace(text: string): boolean {
  if (text.length > 60) return false;
  const words = key(text);
  return cities.has(words) || ways.has(words) || isRegion(text);
}
