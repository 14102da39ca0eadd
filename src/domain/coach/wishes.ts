/** What a message asks the coach to do with a subject, besides showing its card. */
export type Wish =
  /** `about`: as it was typed; empty for what was last spoken of. */
  | { readonly kind: 'quiz' | 'simpler' | 'example' | 'why'; readonly about: string }
  | { readonly kind: 'compare'; readonly first: string; readonly second: string };

const LONGEST_WISH = 200;

const POLITE =
  /^(?:(?:please|pls|plz|ok|okay|so|hey|hi|now|and|but|then|well|yes|great|thanks)[,.!]* +)*(?:(?:can|could|would|will) (?:you|u) +)?(?:(?:please|pls|just) +)*(?:i(?:'d| would)? (?:want|need|like) (?:you )?to +)?/i;

const SIMPLY = `(?:(?:more |very )?simply|(?:more |much )?simple[r]?|shorter|easier|briefly|in (?:short|brief)|in (?:more )?(?:simple[r]?|plain|easy|easier|fewer|few|other|normal) (?:words|terms|english|language)|like i'?m (?:5|five)(?: years old)?|for (?:a |an |absolute )*(?:beginners?|dummy|dummies|child|kids?)|eli5|tl;?dr)`;
const IT = `(?:it|this|that|these|those|them|again)`;
const SOME = `(?:(?:an?|one|another|any|some|more|the|simple|short|small|quick|real|real-life|concrete|practical|code|good) )*`;

/** Tried in this order on the message without politeness and marks at its end; the group is what the wish is about. */
const PATTERNS: readonly (readonly ['quiz' | 'simpler' | 'example' | 'why', RegExp])[] = [
  ['quiz', /^(?:quiz|test|examine|drill) me(?: (?:on|about|in|with|over|of|for))?(?: (.+))?$/i],
  ['quiz', /^ask me (?:about|on|something (?:about|on)) (.+)$/i],
  [
    'quiz',
    /^(?:ask|give) (?:me )?(?:an? |some |another |a few |\d+ )?(?:short |quick |little |practice )?(?:quiz|quiz questions?|test questions?|questions?)(?: (?:on|about|over|of) (.+))?$/i,
  ],
  [
    'quiz',
    /^(?:let'?s (?:do|have|play)|start|begin|make|do) (?:an? )?(?:short |quick )?quiz(?: (?:on|about|over) (.+))?$/i,
  ],
  ['quiz', /^(?:an? )?quiz(?: (?:on|about|over) (.+))?$/i],
  [
    'simpler',
    new RegExp(
      `^(?:(?:explain|say|put|make|tell me|describe|write)(?: me)?(?: ${IT})* )?(?:${IT} )?(?:but )?${SIMPLY}$`,
      'i',
    ),
  ],
  ['simpler', new RegExp(`^(?:explain|describe|tell me about|what is|what are|what's) (.+?),? ${SIMPLY}$`, 'i')],
  ['simpler', /^(?:simplify|eli5|tl;?dr)(?: (?:of )?(.+))?$/i],
  [
    'simpler',
    /^i (?:still )?(?:do not|don'?t|did not|didn'?t|cannot|can'?t) (?:really )?(?:get|understand|follow)(?: (?:it|this|that|you|any of it))?$/i,
  ],
  [
    'simpler',
    /^(?:(?:that|it|this)(?:'s| is| was) )?(?:too|so) (?:complicated|complex|hard|difficult|long)(?: for me)?$/i,
  ],
  ['example', new RegExp(`^(?:(?:give|show|write|tell|have)(?: me)? )?${SOME}examples?(?: (?:of|for) ${IT})?$`, 'i')],
  [
    'example',
    /^(?:for example|for instance|like what|such as|(?:show|give)(?: me)? (?:some |the )?code|and in code|in code)$/i,
  ],
  [
    'example',
    new RegExp(`^(?:(?:give|show|write|tell)(?: me)? )?${SOME}examples? (?:of|for|with|using|on) (.+)$`, 'i'),
  ],
  [
    'why',
    /^(?:why|how come|why so|why is (?:it|that|this)(?: so)?|why (?:does|would|should) (?:it|that|this) (?:matter|work|happen|help)|why (?:do|would|should) (?:i|we|you|people) (?:need|use|want|care|do|learn|know)(?: (?:about )?(?:it|this|that|them))?|what for|what(?:'s| is) the (?:reason|point)(?: of (?:it|that|this))?|for what reason)$/i,
  ],
];

const COMPARE: readonly RegExp[] = [
  /^(?:compare|contrast) (.+?),? (?:and|with|to|vs\.?|versus|against) (.+)$/i,
  /^(?:(?:what(?:'s| is| are)|explain|show me|tell me) )?(?:the )?(?:main |key |real )?differences? (?:between|of) (.+?),? (?:and|vs\.?|versus|from) (.+)$/i,
  /^how (?:is|are|does|do) (.+?) (?:differ|different) (?:from|to|than) (.+)$/i,
  /^(\S+(?: \S+){0,4}) (?:vs\.?|versus) (\S+(?: \S+){0,4})$/i,
];

const POINTING = new RegExp(`^(?:${IT}|what (?:we|i|you) .*|the (?:same|last one))$`, 'i');
const subject = (words: string | undefined): string => {
  const plain = (words ?? '').replace(/^(?:the topic|the subject) (?:of )?/i, '').trim();
  return POINTING.test(plain) ? '' : plain;
};

/** What a message wishes, or `null` where it is a question like any other. Long messages are none. */
export function wishOf(message: string): Wish | null {
  if (message.length > LONGEST_WISH) return null;
  const text = message
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:[\s,]+(?:please|pls|plz|then|again|thanks|thank you))*[\s.,!?…:;]*$/iu, '')
    .replace(POLITE, '');
  for (const pattern of COMPARE) {
    const found = pattern.exec(text);
    if (found) return { kind: 'compare', first: subject(found[1]), second: subject(found[2]) };
  }
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return { kind, about: subject(found[1]) };
  }
  return null;
}
