import { type Family, family } from './concept-family';
import { TECHNICAL_FAMILIES } from './technical-cues';

/**
 * Ways of saying what the concepts of the banks are about, for families of concepts and not for one question: what
 * anybody in the trade would list. Forms as in the content (`concept-forms.ts`).
 */
export const FAMILIES: readonly Family[] = [
  // Oneself.
  family(
    'current role|what you do now',
    "i'm a|i'm an|i'm with|i'm on|i'm in|i am a|i am an|i am with|i am on|i am in|i keep|i run|i look after|i maintain|i repair|i write|i do|i teach|i take care|i'm responsible|i work|working as|working at|working in|i've been|i have been|i develop|i study|studying|now i|these days|by day|at present|my job|employed|for a living|on weekdays|we make|we run|our team|freelance|trainee|apprentice|intern|years of|final year|semester",
  ),
  family(
    'background|where you come from',
    'used to be|before that|i began|i started|i came|came from|i trained|i learned|i learnt|i grew up|years ago|years as|years in|years at|years of|for years|for two years|for three years|taught myself|self-taught|bootcamp|university|college|school|apprentice|course|diploma|bachelor|master|then i|first i|was a|originally|since 20|previous|earlier|my first|moved to|i did my|graduat|year|from a|i was',
  ),
  family(
    'key skills|your main skills',
    'i know|i can|good at|i am good|fluent|comfortable with|strong in|what i know',
    'skills',
  ),
  family(
    'project or achievement|a piece of work',
    'i made|i rewrote|i wrote|i built|i did|i set up|i moved|i replaced|i added|i fixed|i found|i changed|i designed|i started|i automated|we built|we moved|we replaced|we made|thing i|proud of|happiest|most of what|last thing',
    'deeds',
  ),
  family(
    'measurable result|what it brought|measured effect|measurable outcome|outcome metric',
    'from|instead of|nobody|no more|twice as|half',
    'figure',
  ),
  family(
    'why this role',
    "i'd like|i would like|i want|i'd love|i would love|why i wrote|why i'm here|why i applied|that's why|brings me|brought me|your ad|your advert|your posting|your job|your firm|your team|you are|you're|you do|you build|you make|you have|you run|with you|here because|next step|i miss|i hope|here i|applied",
  ),
  // Stories.
  family(
    'the scene|situation$|scene',
    'at our|in our|at the|in the|when|last|once|we were|i was|there was|during|ago|our',
    'past',
  ),
  family(
    'what was at stake|why it mattered',
    "otherwise|would have|could have|or else|lose|lost|cost|fine|penalt|angry|wait|deadline|due|open|broke|no one could|could not|couldn't|nobody could|had to|people|money|safety|patients|exam|before the|worth|afraid|worried|danger",
    'figures',
  ),
  family(
    'your own part|my part|own responsibility|own part',
    'i did|my part|myself|on my own|alone|it was me|i had',
    'deeds',
  ),
  family(
    'listening first|^listen',
    'i asked|asked him|asked her|asked them|asked why|asked what|let him|let her|let them|told me|he said|she said|they said|heard|i wanted to know|his reason|her reason|their side|his side|her side|what she needed|what he needed|what they needed|turned out|why she|why he|what was behind|sat down with|talked|coffee|his view|her view|admitted',
    'person',
  ),
  family(
    'facts instead of opinions|^data$|data or prototype|evidence|finding',
    'counted|count|measured|wrote down|list|table|number|figures|tried both|tried it|showed|sheet|log|timed|proof|looked up|looked at|result|test|sample|survey|minutes|percent|example',
    'figure',
  ),
  family(
    'a way forward|compromise',
    'we agreed|agreed|in the middle|we settled|settled|we decided|decided|deal|we split|each of us|took turns|from then on|rule|both|we wrote|we tried|we made|halfway|instead we|so we|in the end|we put|we took|we kept',
  ),
  family(
    'how it ended|^result$|^outcome$|result$',
    'in the end|since then|after that|after the|after two|after a|now|today|still|it worked|went|it took|since|finally|turned out|nobody|no more|never again|thanked|thank|passed|live|came back|came in|on time|in time|next day|by the|until|later|opened|ended|from|zero|was ready|made it|happy|signed|stayed|left|told me|the following|the day after|got a|grew|fell|dropped|half',
    'figure',
  ),
  family(
    'what stayed with you|lesson|reflection|lessons',
    "since then|ever since|from then on|i still|i've still|to this day|today i|these days|now i|now we|nowadays|next time|from that day|i learned|i learnt|learned|learnt|taught me|what i took|what i take|what i'd do|i would do|i'd do|differently|i never|i always|i don't|never again|always|every time|i know now|i understood|again|would not|wouldn't|have done that|habit|we do it|the rule|that you|kept",
  ),
  family(
    'owning it',
    "i had|i hadn't|i did not|i didn't|i was the one|it was me|it was i|my doing|my own|mine|my error|my idea|my plan|my decision|i should|i thought|i was wrong|i got it wrong|i said|i never|i put|i sent|i deleted|i left|i admitted|i'd forgotten|sorry|blame|because of me|on me",
    'deed',
  ),
  family(
    'tell people|telling people|communicat|notify|inform|report and next step|stakeholders?$|talk early|communicate status',
    "i told|i tell|i'd tell|tell them|tell him|tell her|tell the|telling|i wrote to|i write|i'd write|write to|wrote|i called|i call|i'd call|call|called|phone|phoned|rang|message|messaged|email|mail|e-mail|post|posted|a line in|note|slack|channel|announce|let people|let them|let everyone|say so|said so|i said|i'd say|i say|warn|warned|informed|inform|status|page the|heads up|support knows|customers know|sentence|manager|lead|boss|team knows|talk to|word to|spoke|shout|in writing",
  ),
  family(
    'mending it|^fix|action taken|restore|^recover',
    'i put|put back|put it back|went back|we went|replaced|repaired|rebuilt|by hand|refund|paid|sent|again|corrected|new one|fixed|undid|undo|restored|i drove|i brought|stayed|worked through|apologized|apologised|sorry|until it|patch|solved',
    'deeds',
  ),
  family(
    'prevention|keeping it from|guard|follow-up|follow up|blameless|postmortem|improve|^review$|lessons|never again',
    "since then|now we|now there|so that it|can't happen|cannot happen|doesn't happen|never again|from then on|checks|check|second person|two people|rule|list|alarm|alert|reminder|automatic|before every|every|each time|always|afterwards|after that|the next day|next morning|next week|tomorrow|write up|wrote up|write down|what happened|timeline|sit down|sit together|no blame|not who|would have caught|why it|didn't catch|test for|learn|add a test|missing test|and then we|keep an eye|watch|later|once it|when it's over|look back",
  ),
  family(
    'goal and roles|goal and scope|^roles|delegation|business goal|^goals?$',
    'who does|each had|each one|everyone had|everybody had|gave|took over|in charge|shared out|split|wanted|by the end|had to|list|job|task|i put|one of us|the other|was to|the aim|the point',
  ),
  family(
    'bringing others|motivat|trust|relationship',
    'asked|together|sat with|sat down|helped|thanked|lunch|coffee|cake|beer|showed|everyone|everybody|each|them|said yes|joined|convinced|praise|invited|still|get along|friends|since then|next time|works with|comes to me|he now|she now|came to me|laugh|we still|talks|happy|good terms|respect|thank',
    'person',
  ),
  family(
    'choosing what matters|what matters most|priorit|critical paths?|must-haves|reduce scope|cut scope|largest cause|biggest',
    'first|most|leave out|left out|without|skip|drop|dropped|not do|did not|only|just the|the rest|later|wait|can wait|could wait|hurts|worst|who loses|deadline|who waits|cost of|what happens if|one thing|two things|three|main|pay|payment|money|checkout|login|order|everything else|must|nothing else|came after|threw out|postponed|not the|expensive|matters',
  ),
  family(
    'keeping calm|stay fair|respectful|calm|kind|constructive tone|tone',
    "calm|quiet|breath|sleep|slept|break|home|walk|honest|true|no drama|said no|not shout|didn't shout|friendly|joke|eat|food|pizza|plan|one after|not panic|without blam|privately|alone|four eyes|coffee|not in front|how are you|is everything|reason|sick|polite|person|fair|may be right|could be right|might be|i'd ask|benefit|not against|thank|facts|both|together|no one's fault|i'm sorry|gently|first",
  ),
  family(
    'options|alternative|trade-off|compare|pros|price|rejected|criteria|costs?$|with costs|when not|choice by|cost versus|versus|when to use|business choice|why',
    'instead|rather|either|or else|or we|both|one way|other way|two ways|three ways|could have|could also|otherwise|cheaper|more expensive|cost|costs|price|pay for|half|part of it|smaller|less|later|without|if we|if you|if i|but then|on the other|against|in return|worth|not worth|than|depends|only when|unless|compared|swap|offer|choose|choice|simpler|or the|alternatively|which of',
  ),
  family(
    'deciding with|assum|uncertain',
    "didn't know|did not know|don't know|nobody knew|could not know|couldn't know|guess|guessed|assume|probably|if it turned|best i had|knew|what we had|wait|waiting|can be undone|undo|back out|bet|enough to|i decided|i took|gut|likely",
  ),
  family(
    'what you noticed|symptom|detection|how found|pain|detect|starting state|problem$|need behind|^need|user need|business question|business problem|problem statement',
    "i saw|saw that|noticed|found|i heard|i wondered|strange|odd|every week|every day|each time|always|again and again|it took|complained|complain|kept|nobody|was missing|because|asked|slow|wanted|couldn't|could not|had to|by hand|hours|annoy|why|alarm|called",
  ),
  family(
    'without being asked|acting',
    'nobody asked|nobody had|no one asked|nobody told|on my own|my own|i just|without asking|evening|weekend|lunch|on friday|spare|i took|i started|i began|i decided|i offered|voluntarily|not my job|i said i',
    'deeds',
  ),
  family(
    'taking it well',
    "she was right|he was right|they were right|was right|had a point|has a point|got a point|fair enough|it was true|it was me|that's me|admit|admitted|i thought about|i thought|slept on|asked her|asked him|asked for|thanked|thank|i counted|i looked|went back|sorry|okay|hurt|stung|swallow|accepted|listened|in fact|i did it her|had the list",
  ),
  family(
    'what you changed',
    'i changed|from then on|from that day|since then|now i|i began|i started|i stopped|i do|i did|instead|every|each|i write|i wrote|i tried|i try|new rule|took it over|i made it|i always|i never|before i|so now|we now|we changed|no longer|used to',
    'deeds',
  ),
  family(
    'kind and clear',
    'said|told|in private|alone|directly|clearly|honest|without|example|i said|friendly|calm|respect|not as|first what',
    'person',
  ),
  family('other person|audience|who they are|knowing|^users?$|users and|vendor contact|reply', '', 'person'),
  family(
    'plain words|plain language|analogy|terms$|^example|examples?$|example query|low severity|high severity',
    'like a|as if|imagine|picture|drew|drawing|compared|think of|is like|instead of saying|without the word|kitchen|post|letter|house|car|say|for example|for instance|such as|we had|i had|once|in my|at my|last|one of our|e.g.|suppose|typo|a user|if you|our',
  ),
  family(
    'checking that it was understood',
    'in her own words|in his own words|in their own words|repeat|explain it back|told me back|asked her to|asked him to|asked them to|she could|he could|they could|by herself|by himself|alone|nod|understood|question|did it',
    'person',
  ),
  family(
    'why it was hard|hard part|hard problem|challenge|obstacle|difficult|constraints?$|technical decisions',
    "hard|difficult|no idea|never|nobody|only|did not|didn't|could not|couldn't|problem|trouble|strange|wrong|failed|sometimes|afraid|stuck|too|limit|without|broke|although|even|slow|had to",
  ),
  family(
    'how you went about|approach|method|^process|trying it|trying|try it small|try |small step|small experiment|small increments|draft|quick test|incremental|step by step|iterate|^plan|phases|phased|prototype',
    'first|then|step|one by one|one after|piece|part|bit by bit|half|small|draft|sketch|example|try|tried|play|test|guess|an hour|a day|two days|paper|show|rough|version|begin|start with|started with|something|demo|one team|one customer|one page|sample|first i|after that|next|later|week|in turn',
  ),
  family(
    'using it for real|deploy|release$|rollout|go or no|released|adoption',
    'live|users|customers|since then|in production|at work|now|in use|use it|used it|every day|went out|shipped|stores?|put it|switched|deployed',
  ),
  family('fit with|what you hope', 'i would|i like|i want|i could|i have|my|with me|experience|learn'),
  // Situations.
  family(
    'understand first|clarify|find out|understand|ask the decision|goal behind|reason$|requirement|requirements|need$|confirm scope|confirm|scope',
    "ask|asked|i'd ask|what for|why|what happens|which|who|find out|look|looking|read|search|check|talk|call|what is behind|what's behind|question|want to know|know|what does|what do they|how fixed|how long|due|history|ticket|old|last time|guess|listen|what it's for|decision|sit down",
  ),
  family(
    'who is affected|impact|affected|assess|severity|exploitab|user impact|who and|funds at risk|rate|how many',
    "how many|who|which|all of them|everyone|everybody|only|customers|users|people|orders|accounts|percent|graph|dashboard|one country|complain|support|phone|hits|hit|worst|money|cannot|can't|region|bad|half|loses|crash|blocks|damage|harm|whole",
  ),
  family(
    'ask for help|help|office hours|escalat|pair',
    'ask|somebody|someone|colleague|pair of eyes|second pair|another pair|look with me|look at it with|help|who knows|knows|who wrote|together|senior|phone|call|lead|boss|not alone|expert|show it to|explain it to|duck|the others|another team',
  ),
  family(
    'limit the damage|stop|rollback|roll back|mitigat|way back|pause|contain|isolat|revert|failover|fallback|degrade|default',
    'roll back|rolled back|roll it back|rolling back|take it back|took it back|put back|put the old|old version|previous version|last version|last good|version before|previous image|previous build|back to the|old one|undo|revert|reverse it|reverse|switch off|switch it off|switched off|turn off|turn it off|turned off|switch back|switched back|other set|pull the|unplug|disconnect|off the network|block|stop|freeze|halt|disable|flag|hold|backup|copy|other machine|traffic away|traffic back|without it|instead shows|cached|degraded|what comes first is|first get|back up',
  ),
  family(
    'find the cause|find cause|root cause|cause|diff|investigat|profil|trace|reproduce|narrow|look at evidence|logs|devtools|backend timing|correlate|hypothes|rule out|debug|research and debug|diagnos',
    'why|because|turned out|it was the|reason|log|logs|compare|compared|difference|differs|in common|changed|change|what we changed|look at|look into|looked at|read the|error|errors|trace|reproduce|again and again|make it happen|happen on|make it fail|same steps|on my machine|locally|half|one by one|switch off|suspect|guess|bisect|line|commit|search|culprit|found|find out|test it|step by step|narrow|measure|timing|dig|debug',
  ),
  family(
    'verify|check the fix|compare$|confirm with|prove|fix and compare|fix and monitor|monitor|monitoring|watch|verify data|check data|data quality|baseline|^measure|measurement|time and segment|metrics?$|throughput|automatic checks?|^tests?$|testing|validation|validate|checks',
    'check|checked|watch|watched|graph|curve|number|numbers|figure|count|measure|measured|test|tests|tested|again|before and after|afterwards|until|back to normal|zero|goes down|go down|went down|drops|dropped|flat|quiet|an hour|minutes|a week|alarm|alert|dashboard|see if|see whether|make sure|really|compare|sum|totals|same|look at|after the release|percent|per day|one in|red|green|prove|fails without|confirm|stopwatch|keep an eye|normal',
    'figure',
  ),
  family(
    'agree and write|write down|document|decision record|record|written|release notes|known gaps|acceptance',
    'write|wrote|written|note|notes|mail|email|ticket|page|sentence|list|in writing|paper|document|agree|agreed|so that nobody|readme|wiki|comment|record|put it in|confirm|summary|line',
  ),
  family(
    'risk based|risk note|communicate risk|risk$|risks|risk acceptance',
    "risk|what could|could break|breaks|worst|hurt|hurts|most likely|not tested|untested|haven't|have not|we don't know|tell|say|dangerous|costs|if this fails|expensive|money|payment|changed",
  ),
  family(
    'smoke|automation|automat|ci$|ci run',
    'automatic|automated|automatically|script|nightly|suite|pipeline|run|runs|robot|by itself|machine|every commit|every night|selenium|cypress|playwright|smoke|click through|walk through|once through|quick run|basic|short list',
  ),
  family(
    'break the problem|break down|split|segment',
    'piece|pieces|part|parts|smaller|half|one by one|split|divide|step|by country|by device|by day|first',
  ),
  ...TECHNICAL_FAMILIES,
];
