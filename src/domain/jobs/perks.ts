/** Sentences that speak of the employer wherever they are. */
const EMPLOYER =
  /\bequal[- ]opportunity\b|\bwithout regard to\b|\breasonable accommodation|\bhealth insurance\b|\bpaid time off\b|\b401\(?k\b|^\W*we(?:'re| are) an? (?!looking|seeking|hiring)|^\W*founded in\b|\bour (?:customers|clients) (?:are|include)\b|\bour (?:ceo|cto|founders?)\b/;

/** Things that an employer gives, and nobody asks an applicant for. */
const PERK =
  /\bmeet-?ups?\b|\b(?:free|team|catered|company|subsidi[sz]ed) (?:lunch|lunches|food|coffee|drinks|snacks|breakfast)\b|\bcoffee (?:bar|machine|corner)\b|\bping[- ]pong\b|\bfoosball\b|\btable (?:tennis|football)\b|\bkarting\b|\bbarbecues?\b|\bbbq\b|\byoga\b|\bgym\b|\b(?:book|reading|running|climbing) (?:club|circle|group)\b|\b(?:study|learning|user) group\b|\bdays?['’]? (?:of )?(?:holiday|vacation|annual leave|leave|pto)\b|\bparental leave\b|\bpension\b|\bdental\b|\bstock options?\b|\b(?:signing|spring|summer|christmas|yearly|annual|referral|retention|wedding) bonus\b|\b(?:learning|training|conference|education) budget\b|\boffices? (?:is |are )?(?:in|at|on) \w+ (?:street|square|road|lane|avenue)\b|\bcycle scheme\b|\bcompany car\b|\bcab facility\b|-themed\b|\bstickers?\b|\bwe pay well\b|\bfree courses?\b|\bswift growth\b|\b(?:board )?game nights?\b|\bboard games\b|\bmusic room\b|\bcostume\b|\bprofit sharing\b|\bteam ?-?buildings?\b|\brelocation bonus\b|\bwe (?:throw in|treat you)\b/;
/** "Experience with pension systems in Java" is a demand all the same. */
const DEMAND =
  /\b(?:experience|experienced|knowledge|proficien\w+|familiar\w*|requir\w+|must|skilled|expertise|understanding|you(?:'ll| will) (?:build|develop|design)|fluent)\b/;

/** Whether a sentence tells of the employer, or of what it gives, so that it asks for nothing. */
export function tellsOfEmployer(sentence: string): boolean {
  const text = sentence.slice(0, 400).toLowerCase().replace(/’/g, "'");
  return EMPLOYER.test(text) || (PERK.test(text) && !DEMAND.test(text));
}

/** What one works with, said where the employer tells of itself: "We use Go and Postgres". */
export const tellsOfStack = (sentence: string): boolean =>
  /\b(?:(?:our|tech|technology|current) stack|(?:is|are|was) (?:built|written) (?:in|on|with)|we (?:build|write|code|develop|program) (?:everything |it |mostly |mainly )?(?:in|on|with))\b/i.test(
    sentence.slice(0, 400),
  );
