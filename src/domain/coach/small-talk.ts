/** What a message is when it asks for nothing that a card could hold. */
export type SmallTalk =
  | 'empty'
  | 'orders'
  | 'language'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'who'
  | 'abilities'
  | 'chat'
  | 'live'
  | 'deed';

const POLITE = `(?:please |pls |hey |hi |ok(?:ay)? |so )*(?:(?:can|could|would|will) (?:you|u) |i (?:want|need) (?:you|u) to |i'd like you to )?(?:please |pls )?`;

/** Tried in this order on the message in lower case, one blank between words, without marks at its end. */
const PATTERNS: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'orders',
    /\b(?:ignore|forget|disregard|override)\b.*\b(?:instructions?|rules|prompts?|everything|above|told)\b|\b(?:reveal|show|print|tell|repeat|leak)\b.*\b(?:system prompt|hidden (?:rules|prompt)|your (?:rules|instructions|prompt)|words above|text above)|^(?:you are now|from now on you|pretend (?:to be|you)|act as|roleplay|jailbreak)\b|<\/?(?:system|instructions?)>/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|yo|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|coach|tutor|elevate|all|you))?(?:[,.!]? how (?:are|r) (?:you|u)(?: (?:today|doing|now))*)?$|^how (?:are|r) (?:you|u)(?: (?:today|doing))*$|^what'?s up$/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)? )?(?:thanks|thank (?:you|u)|thx|ty|cheers|great|cool|nice|perfect|awesome|got it)(?: (?:a lot|so much|very much|you|u|man|again|for .{1,40}))*$/,
  ],
  ['farewell', /^(?:bye|goodbye|good night|see (?:you|ya|u)|cya|later)(?: .{1,20})?$/],
  [
    'who',
    /^(?:and )?(?:who|what) (?:are|r) (?:you|u)$|^(?:are|r) (?:you|u) (?:a |an )?(?:robot|bot|human|real|ai|person|machine|chatgpt|gpt|llm|model|chatbot|alive)\b|\bwhat(?:'s| is) your name\b|^which model (?:are you|is this)|^who (?:made|created|built|trained) (?:you|u)$/,
  ],
  [
    'abilities',
    /^(?:what|which (?:topics|subjects)|how) (?:can|do) (?:you|u) (?:do|know|help|answer|help (?:me )?with|know about|work)(?: .{0,20})?$|^help(?: me)?$|^what can i ask(?: you)?|^what(?:'s| is) (?:elevate|this (?:app|page|site|website|tutor|chat))$|^how (?:do|can) i use (?:elevate|(?:this|the) (?:app|page|site|website|tutor|chat))$/,
  ],
  [
    'chat',
    /^(?:ok|okay|k|yes|no|yep|nope|sure|lol|haha+|hmm+|wow|test|testing|bored|i'?m bored|i (?:love|like|hate) (?:you|u)|(?:you|u) (?:are|r) .{1,30}|you'?re .{1,30}|sing .*|tell me (?:a|another) (?:joke|story)|make me laugh|(?:what is |what's )?the meaning of life)$/,
  ],
  [
    'live',
    /\b(?:weather|stock price of|exchange rate|horoscope)\b|^what (?:time|day|date) is it|\b(?:news today|latest news|in the news)\b|^who (?:won|is winning)\b|\bscore of the (?:game|match)\b|\bshould i (?:buy|sell|invest)\b/,
  ],
  [
    'deed',
    new RegExp(
      String.raw`^${POLITE}(?:write (?:me|my|us)\b|write (?:a|an|the|some) (?:\w+ ){0,2}(?:essay|poem|story|song|article|blog|program|script|app|bot|website|code)\b|do my\b|(?:make|build|create|generate|code|design|develop) (?:me|us) |solve (?:this|my)\b|(?:check|review|correct|proofread) (?:this|my)\b|translate\b|summari[sz]e (?:this|the|my|that)\b|draw (?:me|an?)\b|remind me\b|set (?:an?|my) (?:alarm|reminder)|play (?:a|some|the|my)\b|book (?:a|me)\b|order (?:me|an?|some) (?:pizza|food|taxi|meal)|send (?:an?|my|this) (?:\w+ )?(?:e-?mail|mail|message|letter|text)|find me\b|search (?:the web|the internet|online|google)\b|call (?:me|my mother|the police)\b|open (?:youtube|a website|google|spotify)\b|look at (?:this|my)\b|read my\b)`,
    ),
  ],
];

/** Function words of neighbours of English; two of them, and more than of English, make a message foreign. */
const FOREIGN = new Set(
  `que qué como cómo para por una uno los las del el es está son hago hacer cuál cuando porque puedo funciona
  les des une est sont avec pour dans sur qui quoi quel quelle comment pourquoi je mon ma mes ce cette fonctionne
  wie ich einen eine einer der das und ist nicht mit für auf wird kann ein dem den von zu schreibe guten warum
  come che sono della perché fare mio il uma não eu meu isso faço um em fazer`
    .trim()
    .split(/\s+/),
);
const ENGLISH = new Set(
  'the a an is are was do does did how what why when where which who i you my your to of in on for with and or not it this that can'.split(
    ' ',
  ),
);

/** Whether most of the letters, or the little words, are not English. */
function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return false;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin < letters.length / 2) return true;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return foreign >= 2 && foreign > words.filter((word) => ENGLISH.has(word)).length;
}

/** A longer message that has "weather" in it is about a program that shows it. */
const LONGEST_LIVE = 14;

/** What a message is besides a question for the cards, or `null` where it may be one. Reads the first 2,000 characters. */
export function smallTalkOf(message: string): SmallTalk | null {
  const text = message
    .slice(0, 2000)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.,!?…:;)(]+$/u, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return /<{5,}|\|/.test(text) ? null : 'empty';
  const short = text.split(' ').length <= LONGEST_LIVE;
  const found = PATTERNS.find(([talk, pattern]) => (short || talk !== 'live') && pattern.test(text));
  if (found) return found[0];
  return isForeign(text) ? 'language' : null;
}

const CARDS = 'I am the built-in coach: I look up your question in my own cards and show the one that fits.';
const MODEL = 'A language model, which you can choose in Settings, could do that.';
const SUBJECTS =
  'The cards are about web, mobile and data work, algorithms, C and C++, machine learning, DevOps, security, design, tools, interviews, applications and how to learn.';

/** The reply to each kind of small talk, in Markdown. */
export const REPLIES: Readonly<Record<SmallTalk, string>> = {
  empty: `I see no words that I could look up. ${SUBJECTS} Ask me about any of these.`,
  orders: `I have no instructions that could be set aside and no role to play. ${CARDS} ${SUBJECTS}`,
  language: `I understand only English. ${CARDS} Ask in English, or choose a language model in Settings.`,
  greeting: `Hello. ${CARDS} What would you like to know?`,
  thanks: 'You are welcome. Ask again whenever you like.',
  farewell: 'Goodbye. This conversation is kept in the list of your conversations.',
  who: `${CARDS} I am neither a person nor a language model, I use no network, and I never make up an answer.`,
  abilities: `${CARDS} ${SUBJECTS} I say how sure I am, and I say so when no card fits. I cannot write texts or programs for you, look at your files or know what happened today.`,
  chat: `I am not made for small talk. ${CARDS} ${SUBJECTS}`,
  live: `I know nothing of today's world: I have no network, only my cards. ${SUBJECTS}`,
  deed: `I cannot carry out tasks such as writing, translating or checking something for you; I only show what my cards say. ${MODEL}`,
};
