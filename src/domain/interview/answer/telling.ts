import { countsAt, type Reading } from './reading';
import { isPast } from './rows';
import { COMMON_WORDS, FUNCTION_WORDS, PAST_FORMS } from './word-lists';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that praise, generalise or belong to interviews, and say nothing that could be checked. */
export const VAGUE_WORDS = set(
  'important importance essential crucial key fundamental necessary always never often usually normally generally basically very really extremely highly quite everything everybody everyone anything something someone somebody nobody nothing thing things stuff people person good better best great nice fine perfect excellent right proper properly correct well quality professional professionally motivated motivation passionate passion fascinated ambitious proactive reliable responsible flexible organised organized structured methodical creative communicative dedicated dedication patience positive negative friendly open honest openly communication communicate attitude mindset approach approaches solution solutions solve challenge challenges challenging opportunity goal goals success successful successfully efficient efficiently effective optimise optimize optimal improve improvement develop development growth grow topic topics aspect aspects area areas field situation situations process processes method methods many several various different lot lots company companies modern today nowadays world technology technologies future life believe think feel sure course definitely certainly obviously simply possible possibly problem problems skill skills team teamwork experience experienced work working task tasks depends careful carefully attention respect trust value values culture strengths strength weakness learner learn learning interested interesting interest love like enjoy happy satisfied enthusiasm stress pressure calm difficult easy easily big huge powerful popular best-practice focus fit motivate manner way ways respectful appropriate suitable adequate sustainable depth detail details main general kind kinds type types thinking sense matter matters  everywhere anyone else nowadays overall',
);

/** Words that give a reason, part two things, set a condition or an order. */
const TURNS = set(
  'because so since therefore which when if while but instead rather unless otherwise until whereas although though after before once then first second next later afterwards finally meanwhile than even yet except without only still already again both either neither cause hence thus whenever where',
);

const OURS = set('i we');
const OTHERS = set('he she they');
const PERSONS = set('he she him her his hers they them');
const UNITS = set(
  'millisecond milliseconds ms second seconds minute minutes hour hours day days week weeks month months year years percent euro euros dollar dollars pound pounds gigabyte gigabytes megabyte megabytes line lines time times user users customer customers order orders request requests row rows ticket tickets',
);
const NUMBERS = set(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions dozen half twice third quarter double doubled halved zero',
);
const QUOTED = /["“”]([^"“”]{3,200})["“”]/g;
/** From this far back a verb belongs to its subject. */
const BACK = 3;

/** What can be counted of a text without knowing its subject; each word counts once, and only words that count. */
export interface Telling {
  /** Different words that carry a subject and are neither common nor vague. */
  readonly rich: number;
  /** Share of vague words. */
  readonly vague: number;
  readonly figures: number;
  /** Past forms behind "I" or "we". */
  readonly deeds: number;
  /** Past forms behind others. */
  readonly events: number;
  /** Words that give reasons, part two things, set a condition or an order. */
  readonly turns: number;
  readonly quotes: number;
  /** Names of tools, people and places that the question does not have. */
  readonly names: number;
  readonly skills: number;
  /** How often other people act or are spoken to. */
  readonly persons: number;
}

export function tellingOf(reading: Reading): Telling {
  const { text, skills, questionText } = reading;
  const { tokens, stems, sentences, raw } = text;
  const found = {
    rich: new Set(),
    figures: new Set(),
    deeds: new Set(),
    events: new Set(),
    turns: new Set(),
    names: new Set(),
  };
  let words = 0;
  let vague = 0;
  let persons = 0;
  tokens.forEach((token, at) => {
    const { text: word, own, sentence, start, end } = token;
    if (!own || !reading.sentences[sentence]?.counts) return;
    const before = (k: number) => (tokens[at - k]?.sentence === sentence ? (tokens[at - k]?.text ?? '') : '');
    words += 1;
    if (VAGUE_WORDS.has(word)) vague += 1;
    if (TURNS.has(word)) found.turns.add(word);
    if (PERSONS.has(word)) persons += 1;
    const one = word === 'one' && UNITS.has(tokens[at + 1]?.text ?? '');
    if (one || /^\d/.test(word) || NUMBERS.has(word)) found.figures.add(word);
    if (!countsAt(reading, at)) return;
    const stem = stems[at] ?? '';
    if (isPast(word) || PAST_FORMS.has(word)) {
      const subjects = Array.from({ length: BACK }, (_, k) => before(k + 1));
      if (subjects.some((subject) => OURS.has(subject))) found.deeds.add(stem);
      else if (subjects.some((subject) => OTHERS.has(subject))) found.events.add(stem);
    }
    const capital =
      /^\p{Lu}/u.test(raw.slice(start, end)) && sentences[sentence]?.from !== at && !FUNCTION_WORDS.has(word);
    if ((capital || skills.has(start)) && !questionText.includes(word)) found.names.add(word);
    if (word.length > 2 && !FUNCTION_WORDS.has(word) && !COMMON_WORDS.has(word) && !VAGUE_WORDS.has(word))
      found.rich.add(stem);
  });
  return {
    rich: found.rich.size,
    vague: words === 0 ? 0 : vague / words,
    figures: found.figures.size,
    deeds: found.deeds.size,
    events: found.events.size,
    turns: found.turns.size,
    quotes: new Set([...raw.matchAll(QUOTED)].map((quote) => quote[1]?.toLowerCase())).size,
    names: found.names.size,
    skills: new Set(skills.values()).size,
    persons,
  };
}
