import type { Word } from './planning-catalogue';

/** Words of any text that is not a list of names. */
const FUNCTION_WORDS = new Set(
  `i i'm i've i'd i'll my me mine we our us you your he she they them their it its it's this that these those to and but or so because
  if when where who what which how have has had is are was were am be been being will would can could should must might do does did
  don't not no for of in on at with from by about into the a an as than then there here just only also very really some any all every
  everybody everyone nobody somebody something nothing know think told said says say get got go going want need like feel`.split(
    /\s+/,
  ),
);
const LEAST_WORDS = 10;
const LEAST_SHARE = 0.35;

/** Whether a text is somebody talking, so that only clear names in it name a subject. */
export function isProse(words: readonly Word[]): boolean {
  const plain = words.filter(({ text }) => FUNCTION_WORDS.has(text.replace('’', "'"))).length;
  return words.length >= LEAST_WORDS && plain >= LEAST_SHARE * words.length;
}

/** Names that are words of every day: in prose they name something only with a capital. */
const EVERYDAY = new Set(
  `where next quit go c r d rest compose swift node spring expo shell solid games game documentation containers select join joins order
  group update views functions classes objects types events state queries express rust spark helm apollo kernel networks stats pm os db
  next solid unity react script lists sets maps strings layout forms styles motion actions stories epics flow delivery discovery
  strategy pods charts models tests modules packages images routes blocks tables indexes keys links values errors logs labs ideas
  role unit monitoring testing networking design`.split(/\s+/),
);

/** Whether one word of prose means what it says, and not the name of something. */
export const isEverydayName = ({ text, raw }: Word): boolean => EVERYDAY.has(text) && raw === text;

/** Beside those of {@link FILLERS}: when, how long and in other languages; they never name a subject. */
const MORE_FILLERS = new Set(
  `second minute minutes hour hours day days week weeks weekend weekends month months year years today tomorrow evening evenings
  morning night time times daily weekly maybe spend spending per each prep preparing ready exam exams certification certificate
  certified certifications test question questions problem problems list sheet analyst specialist expert junior senior lead intern
  internship position role roles company startup business shop boss team work working job career future degree college university
  school student class online free beginner's computer computers internet someone want'd pls plz thx thanks hello hi hey
  lernen lerne möchte will ich für anfänger programmieren programmierung und mit von wie kann bitte deutsch zum zur einen eine der die das
  quiero aprender para principiantes desde cero programar programación con y el la los las un una en de del por favor cómo como necesito
  je veux apprendre le les des du pour débutants débutant avec et programmation comment voudrais en français
  quero eu preciso aprendendo iniciantes do zero com e o os uma no na programação
  voglio imparare per principianti programmazione il lo gli di da
  seekhna hai mujhe chahiye ke liye`.split(/\s+/),
);

export const isFillerToo = (text: string): boolean => MORE_FILLERS.has(text);
