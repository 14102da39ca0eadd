const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that carry a sentence rather than a subject. */
export const FUNCTION_WORDS = set(
  "a an the this that these those i you he she it we they me him her us them my your his its our their mine yours who whom whose which what when where why how and or but nor so if because since although though while as than then until unless whether of in on at to from by with without for about into over under between through after before during against within per off up down out not no is are was were be been being am do does did done have has had having can could will would shall should may might must i'm i've i'd i'll it's that's there's we're we've we'd we'll you're you've you'd you'll they're they've don't didn't doesn't isn't wasn't aren't weren't can't couldn't won't wouldn't hasn't haven't hadn't there here also only just very too more most less some any each every all both few many much other another such own same one again still already always never often usually sometimes instead rather however therefore otherwise first next later now like let get got make made",
);

/** Verbs on which short technical sentences turn; lists of terms do not use them in this form. */
export const CARRYING_VERBS = set(
  'means uses stores maps gives takes needs helps shows keeps leads depends works allows returns happens causes lets runs makes becomes contains holds grows falls rises fails describes consists provides prevents requires reduces increases avoids turns goes comes belongs stays depend happen become contain',
);

/** Joining words that say nothing about a sentence on their own: a list can be strung on them without end. */
export const LIST_GLUE = set('and or the a an of also then then with plus');

/** Words too common in interviews to show what an answer is about. */
export const COMMON_WORDS = set(
  'tell time describe example give situation question answer work works worked working project projects team people person thing things way ways use used uses using user users make made need needs needed problem problems result results good better best well new year years month months week weeks day days first last part parts company job role something someone somebody anything everything lot really know think say said ask asked want wanted look looked find found help helped start started try tried change changed changes come came take took keep kept show showed put set handle handled skill skills experience learn learned learnt done build built code system systems data run software developer engineer application app write wrote written big small different important main kind right long short high low hard old today still own itself real about most often always around next many much very would could should does did how what when where which why who whom your yourself you they them their there then than that this with from into have has had will been being were was are and the for not but can out over also only just because while each any all some more less other another such between without within after before again name names one two three several large add added slow fast sure full wrong explain explained end ends feature features product products read bring brought keep stay stayed need tool tools goal point case cases care matters matter word words happen happens happened',
);

export const EXPLAINING = set(
  'because so since therefore which when if while but instead rather unless otherwise until whereas although though after before once means meaning thus hence where without whether by than',
);

export const CONNECTORS: readonly string[] =
  'first|firstly|second|secondly|third|then|next|after that|afterwards|before that|finally|in the end|at the end|because|so that|since|therefore|which is why|that is why|this is why|as a result|instead|however|but|although|whereas|for example|for instance|such as|if|when|once|until|while|in practice|on the other hand|otherwise|at the same time|in addition|to begin with|start with|starts with|afterwards|later|in short|the reason'.split(
    '|',
  );

export const EXAMPLES: readonly string[] =
  'for example|for instance|such as|e.g.|say|imagine|suppose|in my|at my|in our|we had|i had|i once|we once|once|last year|last month|at work|i used|we used|i wrote|i built|we run|i worked'.split(
    '|',
  );

export const HEDGES: readonly string[] =
  "maybe|perhaps|probably|possibly|i guess|i suppose|i think|i believe|i feel like|kind of|sort of|more or less|somehow|something like that|or something|and stuff|stuff like that|not sure|not really sure|i don't know|i do not know|don't remember|do not remember|can't remember|no idea|i would say|hopefully|it depends|whatever".split(
    '|',
  );

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** Forms that show the parts of a story about the past. */
export const STORY_CUES = {
  situation: `${months
    .split('|')
    .map((m) => `in ${m}|last ${m}`)
    .join('|')}|${days
    .split('|')
    .map((d) => `on ${d}|last ${d}|on a ${d}|a ${d} in`)
    .join(
      '|',
    )}|winters ago|we had promised|joined us|when i|when we|when our|last year|last month|last week|last spring|last summer|last autumn|last fall|last winter|last semester|years ago|months ago|weeks ago|in my last|in my previous|in my current|in my first|in my second|in my third|in my final|at my|at university|at college|at school|in college|during my|during the|during a|while i|while we|i was working|we were|was working on|at the time|at that time|back then|there was|there were|we had|i had a|our team|our customer|our client|our biggest|one of our|the project was|in a project|on a project|student project|the situation|worked as|i was the|i joined|we started|i once|one day`.split(
    '|',
  ),
  task: 'my task|my job was|my role was|my part was|i was responsible|responsible for|i was asked|was asked to|asked me to|i had to|we had to|i needed|we needed|needed to|had to|the goal|our goal|my goal|the aim|supposed to|i wanted|we wanted|wanted to|wanted me|the challenge|up to me|the deadline|the target|was expected|only had|had only|could not afford|the problem was|the question was|it was my|days left|weeks left|week left|moved forward|was due|in charge of|meant for|have to'.split(
    '|',
  ),
  result:
    'as a result|in the end|the result|resulted|the outcome|reduced|increased|improved|decreased|dropped|rose|grew|fell to|went down|went up|went live|went from|went to|down to|saved|cut by|shipped|launched|delivered|finished|on time|in time|we won|approved|since then|learned|learnt|taught me|i took from|next time|today i|now i|it worked|worked well|percent|ended up|eventually|finally|solved|fixed|agreed|no more|never happened|have not had|has not happened|did not happen|led to|lesson|afterwards|grateful|handed it in|a good grade|turned out|merged|recovered|i still|early'.split(
      '|',
    ),
} as const;

/** Forms that show the parts of an answer on what one would do. */
export const SITUATION_CUES = {
  situation:
    'find out|understand|clarify|check if|check whether|check that|check on|check what|check how|check with|look at|see whether|see if|see how|ask what|ask why|ask who|ask them|ask her|ask him|i ask|confirm|assess|is real|how many|who is|since when|reproduce|did the|is a day|gather|take the list|list of|read the|talk to|speak with|listen'.split(
      '|',
    ),
  task: 'because|so that|priority|most important|important|the goal|the aim|come first|comes first|before i|risk|decision|decide|what matters|what would hurt|how bad|worst|the point|deadline|customers|safe|critical'.split(
    '|',
  ),
  result:
    'afterwards|after that|verify|make sure|monitor|watch|review|next day|days later|the week after|alert|prevent|would have caught|follow up|document|write down|postmortem|post-mortem|retrospective|lesson|learn|after the release|test it this time|deploy again|back to normal|once it|share what|report back|check again|so we always|in future|in the future'.split(
      '|',
    ),
} as const;

/** Past forms that do not end in -ed. */
export const PAST_FORMS = set(
  'ate awoke bent bit blew bound bred dug fed flew forgot froze hid hung rang rode shook slept slid sang stole stuck swam swept tore woke wore wept began bought brought built came caught chose cut did drew drove fell found fought gave got grew held kept led left let lost made met paid put ran read rewrote sat saw sent set shot showed spent split spoke spread stood stuck swapped taught thought threw told took understood went won wrote sold ate dealt broke wound',
);

/** Past forms that describe a state or a feeling and not a deed. */
export const NO_DEEDS = set(
  'was were had wanted needed liked loved felt thought knew believed hoped disagreed agreed failed seemed used got supposed interested excited learned learnt enjoyed started understood saw underestimated',
);

/** Verbs behind "I would" that are not steps. */
export const NO_STEPS = set(
  'think believe guess suppose know feel like love want hope mean am be have was were do did not never always really just get try say see need can could will would should might may must understand believe interested work everything anything something nothing everybody everyone',
);
