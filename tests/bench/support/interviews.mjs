// What is said and written in practice interviews. Invented, and the same each time.

const STORY =
  'Last year our deployments took forty minutes and failed once a week. My task was to bring them under ten. First I ' +
  'measured each step, then I cached the dependencies in Docker layers and split the tests into four jobs. I moved the ' +
  'database migrations into a step of their own, because a slow index had blocked releases twice. As a result ' +
  'deployments went from 40 to 8 minutes and we released twice as often. ';

/** An answer of this many words about one's own work. */
export function answerOf(words) {
  const all = [];
  while (all.length < words) all.push(...STORY.match(/\S+\s*/g));
  return all.slice(0, words).join('').trim();
}
