import { folded } from './text';
import type { Trait } from './theme-traits';

/**
 * Families of words around the themes of interviews. A question that uses a word of `asks` is about the theme; a word
 * of `told` in an answer shows that the answer is about it. Forms are lower-case beginnings of words, or phrases.
 */
export interface Theme {
  readonly id: string;
  /** What a story on this theme has, whatever it is about. */
  readonly trait: Trait | null;
  readonly asks: readonly string[];
  readonly told: readonly string[];
}

const TRAITS: Readonly<Record<string, Trait>> = {
  conflict: 'people',
  feedback: 'people',
  customer: 'people',
  leadership: 'people',
  mentor: 'people',
  explain: 'people',
  refusal: 'people',
  ethics: 'people',
  deadline: 'time',
  priority: 'time',
  failure: 'setback',
  risk: 'setback',
  challenge: 'solving',
  learning: 'solving',
  process: 'solving',
  initiative: 'improving',
  prevention: 'improving',
  decision: 'weighing',
  quality: 'weighing',
  unclear: 'weighing',
  teamwork: 'people',
  change: 'setback',
  proud: 'solving',
};

const theme = (id: string, asks: string, told: string): Theme => ({
  id,
  trait: TRAITS[id] ?? null,
  asks: folded(asks).split('|'),
  told: folded(`${asks}|${told}`).split('|'),
});

export const THEMES: readonly Theme[] = [
  theme(
    'conflict',
    'conflict|disagree|argument|clash|difficult colleague|push back|pushed back',
    'argu|tension|dispute|quarrel|different opinion|opposed|objected|objection|did not agree|wanted to|insisted|sharp|upset|compromise|convinc|persuad|got along|get along|friction|common ground|pros and cons',
  ),
  theme(
    'failure',
    'fail|mistake|went wrong|go wrong|regret|setback|your fault',
    'error|broke|broken|wrong|my fault|lost|missed|deleted|too late|underestimat|overlook|forgot|apolog|restored|rolled back|owned|admit|lesson|learned|learnt|perfectionist|should have|could have',
  ),
  theme(
    'deadline',
    'deadline|cannot be met|promised to a customer|falls behind|time pressure|under pressure|short notice|too little time|overload|heavy workload|too much work|tight',
    'pressure|days left|weeks left|week left|go live|launch|cut scope|overtime|hours|in time|on time|late|early|postpone|tomorrow|urgent|stress|weekend|behind schedule|ahead of schedule|delay|prioriti|moved forward',
  ),
  theme(
    'priority',
    'priorit|juggl|several tasks|more important|what comes first',
    'urgent|important|first|postpone|later|impact|list|order|deadline|said no|dropped|delegat|deferred|scope|waiting|who waits|until when|at the same time|came last|sorted|depended on|more people|landed|stressful',
  ),
  theme(
    'leadership',
    'lead|led a|leader|took charge|guide a team|motivat|delegat',
    'team|responsib|delegat|meeting|assigned|coordinat|goals|divided|motivat|decid|vision|trust|one-on-one|coach|mentor',
  ),
  theme(
    'feedback',
    'feedback|criticism|criticis|criticiz|hard to hear|told you that',
    'review|told me|said that|honest|defensive|improve|point out|pointed out|tone|private|in person|listen|grateful|thank|advice|asked him|asked her|behaviour|behavior',
  ),
  theme(
    'customer',
    'customer|client|difficult user|complain',
    'complain|angry|annoyed|satisf|refund|call|support|request|expect|apolog|need|escalat|user',
  ),
  theme(
    'learning',
    'learned recently|you learned about|learn something|learning something|new technolog|pick up|unfamiliar|never used before|teach yourself',
    'course|documentation|tutorial|book|practis|practic|read|tried|mentor|from scratch|beginner|studied|taught|understood',
  ),
  theme(
    'decision',
    'decision|decide|choose between|judgement|judgment',
    'option|alternative|chose|weighed|risk|information|data|consequence|criteria|trade-off|pros|cons|assum|intuition|uncertain|reversib',
  ),
  theme(
    'risk',
    'risk|gamble|bet on',
    'chance|uncertain|fallback|plan b|lose|lost|worst case|downside|tried|experiment|calculated|pay off|paid off',
  ),
  theme(
    'change',
    'adapt|change of plan|changed suddenly|off plan|new direction|reorgani|unexpected',
    'new plan|switched|adjust|replan|requirements|suddenly|instead|flexib|direction|cancel|replaced|moved to|reorgani|merged',
  ),
  theme(
    'initiative',
    'initiative|without being asked|beyond|own idea|improve something|nobody asked|proactive',
    'suggest|propos|noticed|volunteer|spare time|nobody|no one|own idea|improv|automat|asked if|on my own|extra|not asked for|not asked me|just accepted|accepted that|always been|took the time|my own time|friday afternoon|easier|useful|saved|script|template|wiki|every time|annoy|by hand|faster now|not my job',
  ),
  theme(
    'teamwork',
    'teamwork|team player|work together|worked together|another department|cross-functional|other teams|collaborat',
    'together|colleague|shared|marketing|sales|design|finance|support team|department|joint|helped each|agreed|both teams',
  ),
  theme(
    'explain',
    'explain|non-technical|non technical|simple words|present to',
    'analogy|compared it|comparison|like a|picture|drawing|diagram|jargon|plain|simple|understood|understand|example|question|slides|technical words|own words|confus|technical background',
  ),
  theme(
    'challenge',
    'hardest|most difficult|challenge|tough problem|complex problem',
    'problem|difficult|hard|stuck|solved|cause|tried|debug|weeks|complicated|research|figured|bug|obstacle',
  ),
  theme(
    'proud',
    'proud|achievement|accomplish|best work',
    'built|users|launched|award|won|result|improved|first time|hard|team|recognition|finished|success',
  ),
  theme(
    'prevention',
    'prevent|before it happened|saw coming|early warning|anticipat',
    'noticed|warned|alert|check|avoid|early|test|monitor|would have|in time|backup|reviewed',
  ),
  theme(
    'ethics',
    'ethic|uncomfortable|integrity|not right|honest',
    'honest|told the truth|refused|privacy|data|fair|policy|report|manager|customers|law|conscience|transparen',
  ),
  theme(
    'mentor',
    'mentor|helped a colleague|helped someone|teach|onboard|junior',
    'explained|showed|pair|questions|patient|together|progress|confidence|independent|learned|review|newcomer|intern',
  ),
  theme(
    'motivation',
    'why this company|why do you want|why this role|interested in this|attracts you|apply',
    'your product|your team|your company|because|interest|values|mission|customers|grow|skills|experience|want to|looking for|fits',
  ),
  theme(
    'incident',
    'incident|outage|production|broke|crash|fails for|is down',
    'rollback|roll back|rolled back|revert|restore|error|logs|users|customers|on call|alert|monitor|hotfix|impact|cause|status|postmortem|blame|fix',
  ),
  theme(
    'refusal',
    'said no|say no|saying no|turn down|turned down|refus|declin|reject',
    'instead|offered|not build|would not|could not take|no capacity|priorit|roadmap|quarter|goal|slip|accepted|disappoint|not happy|insist|request|wanted|stakeholder|sales|trade-off|weeks of|later|clearly|explained to|understood',
  ),
  theme(
    'process',
    'automate|automated|manual process|manual work|migrat|cost saving|pipeline|portfolio|case study|shipped|launched|incident|device|documentation project|model project|insight|smart contract|prototype',
    'script|hours|manual|automat|by hand|errors|tool|saved|users|research|design|launch|release|data|tested|deployed|measured|cost|bill|moved|version|steps|customer|detect|alert|contain|interview|sketch|firmware|board|chain|gas|pages|tickets|readers',
  ),
  theme(
    'unclear',
    'unclear|vague|ambig|not clear|missing requirement|incomplete',
    'asked|question|clarif|assum|example|draft|prototype|goal|confirm|scope|understand|requirement|sketch',
  ),
  theme(
    'quality',
    'quality|technical debt|shortcut|legacy|clean up',
    'test|refactor|debt|shortcut|later|maintain|review|bug|time|cost|ticket|slow|risk|plan',
  ),
  theme(
    'release',
    'release|ship|go live|launch',
    'deploy|test|risk|checklist|rollback|product owner|smoke|regression|users|version|switch off|flag|critical|payment|checkout|login',
  ),
  theme(
    'metric',
    'metric|figure|numbers|kpi|dashboard|analys',
    'data|tracking|segment|country|device|drop|compare|chart|trend|report|pipeline|cause|hypothes|query|release',
  ),
];

const shares = new Map<string, number>();
for (const { told } of THEMES) for (const form of told) shares.set(form, (shares.get(form) ?? 0) + 1);

/** How much a form says about its theme: one that shows several themes says less of each. */
export function weightOf(form: string): number {
  return 1 / (shares.get(form) ?? 1);
}
