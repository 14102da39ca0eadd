/** What different questions of the banks come to ask under other words: two of one subject in a set would be one too many. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  'a weakness in a live contract': /\blive contract|contract of yours that is live/i,
  'a bill that doubled': /\bbill\b.*\bdoubled/i,
  'a change by hand': /\bchanged\b.*\bby hand/i,
  'an update in the field': /\bdevices in the field\b.*\b(?:firmware|software)|\bsoftware to devices/i,
  'a slow Linux server': /\blinux server\b/i,
  'an A/B test': /\bA\/B test|\bp-value|improvement of three per cent/i,
  'frames a second': /\bframe rate|frames a second|makes a scene slow/i,
  'a slow page': /\b(?:page|site)\b.*\b(?:slow(?:ly)?|six seconds)\b/i,
  'a slow query': /\bquery\b.*\bslow|\bslow\b.*\bquery|\bN\+1\b/i,
  'after an incident': /\bafter an incident|\bincident management|\bpostmortems?\b/i,
  'ten times the traffic': /\btenfold\b/i,
  'a change that clients notice': /\bwithout breaking them\b/i,
  'the eve of a release': /\b(?:day|evening) before a release|\brelease is (?:tomorrow|due tomorrow)/i,
  'too many alerts': /\b(?:fifty|thousand) alerts\b/i,
  'inherited work': /\byou inherit\b|\bfrom Monday you look after\b/i,
  'a model in production': /\bwell in tests and badly in use|\baccuracy of your model has dropped/i,
  'a dashboard': /\bdashboard\b/i,
  'a stuck task': /\bstuck\b/i,
  'a stuttering app': /\bstutters\b|\bscrolling smooth\b/i,
  'an app without network': /\bnetwork comes and goes|\bin the underground\b/i,
  'a move to the cloud': /\bmove an old application|\bmoved to the cloud\b/i,
  'flaky tests': /\bfail now and then\b|\bflaky\b/i,
  'a change of a large table': /\bcolumn (?:has to change|of a table)|split the name column/i,
};
const ALL = Object.entries(SUBJECTS);

/** The subjects of a question, by its words. */
export const subjectsOf = (question: string): string[] =>
  ALL.flatMap(([subject, words]) => (words.test(question) ? [subject] : []));
