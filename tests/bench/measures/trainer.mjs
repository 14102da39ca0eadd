import { medianOf, p95Of, required } from '../support/figures.mjs';
import { answerOf } from '../support/interviews.mjs';
import { POSTING, postingOf } from '../support/texts.mjs';

/** The role the posting is for, and how many questions: the longest set. */
const ROLE = { id: 'backend-developer', title: 'Backend Developer' };
const COUNT = 20;
const LONG = 50_000;
const ANSWER = 300;
const SET = required(50);
const EVALUATION = required(20);
const MISTAKES = required(10);
const FIRST = 3;
const WARM = 12;
const RUNS = 60;
const WARM_UP = 10;

const QUESTION = { selector: 'main p', text: 'Question 1 of ' };
const EVALUATED = { selector: 'h2', text: 'Evaluation' };
const button = ({ page }, name) => page.getByRole('button', { name, exact: true });

async function fillForm({ page }, description) {
  await page.getByLabel('Job role').fill(ROLE.title);
  await page.getByLabel('Number of questions').selectOption(String(COUNT));
  // Typed or pasted into a text area, 50,000 words take the browser itself minutes; put there, nothing.
  await page.getByLabel('Job description').evaluate((field, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, description);
}

/** From the click to the first question being painted. */
const generate = async (visit) =>
  (await visit.timed('click', QUESTION, () => button(visit, 'Generate Interview Questions').click())).elapsed;

/** Ends the interview; what was entered is still there. */
async function again(visit) {
  await button(visit, 'End interview').click();
  await button(visit, 'Generate Interview Questions').waitFor();
}

/** From the click to the evaluation being painted, for the first question and then for each of the next. */
async function evaluations(visit) {
  const { page } = visit;
  const samples = [];
  for (let n = 1; n <= COUNT; n++) {
    // The same answer word for word would be no less work; the number keeps it from being the same text.
    await page.getByLabel('Your answer').fill(`${answerOf(ANSWER - 2)} Week ${n}.`);
    samples.push((await visit.timed('click', EVALUATED, () => button(visit, 'Evaluate Answer').click())).elapsed);
    if (n === COUNT) return samples;
    await button(visit, 'Next Question').click();
    await page.getByText(`Question ${n + 1} of ${COUNT}`).waitFor();
  }
}

async function onScreen(lab) {
  const first = [];
  const warm = [];
  const long = [];
  const judgedFirst = [];
  const judged = [];
  for (let run = 0; run < FIRST; run++)
    await lab.during('/interview-trainer', {}, async (visit) => {
      await fillForm(visit, POSTING);
      first.push(await generate(visit));
      const [one, ...others] = await evaluations(visit);
      judgedFirst.push(one);
      judged.push(...others);
      if (run > 0) return;
      for (let n = 0; n < WARM; n++) {
        await again(visit);
        warm.push(await generate(visit));
      }
      await again(visit);
      await fillForm(visit, postingOf(LONG));
      for (let n = 0; n < WARM; n++) {
        if (n > 0) await again(visit);
        long.push(await generate(visit));
      }
    });
  const set = `click to painted question 1 of ${COUNT}`;
  const judging = `click to painted evaluation; an answer of ${ANSWER} words`;
  return [
    medianOf('question set on screen, first', first, 'ms', SET, `${set}; engine and topics not yet used`),
    ...both('question set on screen, warm', warm, SET, set),
    ...both('question set on screen, 50,000 words', long, SET, `${set}; a job description of so many words`),
    medianOf('evaluation on screen, first', judgedFirst, 'ms', EVALUATION, judging),
    ...both('evaluation on screen, warm', judged, EVALUATION, judging),
  ];
}

const both = (name, samples, target, how) => [
  medianOf(name, samples, 'ms', target, how),
  p95Of(`${name}, p95`, samples, 'ms', target, how),
];

function times(work) {
  const samples = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const from = performance.now();
    work(run);
    if (run >= 0) samples.push(performance.now() - from);
  }
  return samples;
}

function inNode({ makeQuestions, evaluateAnswer, findMistakes, readContent }) {
  const topics = readContent(`roles/${ROLE.id}`);
  const content = readContent('questions');
  const bank = readContent('bank-words');
  const setOf = (jobDescription, seed) =>
    makeQuestions(content, { role: ROLE.title, jobDescription, count: COUNT, seed: `bench ${seed}`, topics });
  const long = postingOf(LONG);
  const questions = setOf(POSTING, 0);
  const answer = answerOf(ANSWER);
  const results = [];
  const judging = times((run) => {
    results.push(evaluateAnswer({ question: questions[(run + WARM_UP) % COUNT], answer, bank }));
  });
  const mistakes = readContent('mistakes');
  const wrong = mistakes.slice(0, 15).map((mistake) => mistake.wrong);
  const told = `${wrong.join(' ')} ${answer}`.split(' ').slice(0, ANSWER).join(' ');
  const found = [];
  const checking = times(() => {
    found.push(findMistakes(told, mistakes, questions[1].question));
  });
  if (found.some(({ length }) => length === 0)) throw new Error('no mistake was found');
  if (questions.length !== COUNT) throw new Error(`${questions.length} questions were made, not ${COUNT}`);
  if (results.some(({ kind }) => kind !== 'evaluation')) throw new Error('an answer was not evaluated');
  const how = `in Node, after ${WARM_UP} runs`;
  return [
    ...both(
      'engine: question set',
      times((run) => setOf(POSTING, run)),
      SET,
      `${how}; ${COUNT} questions, 130 words`,
    ),
    ...both(
      'engine: question set, 50,000 words',
      times((run) => setOf(long, run)),
      SET,
      `${how}; ${COUNT} questions`,
    ),
    ...both('engine: evaluation', judging, EVALUATION, `${how}; an answer of ${ANSWER} words`),
    ...both('engine: common mistakes', checking, MISTAKES, `${how}; ${ANSWER} words against all ${mistakes.length}`),
  ];
}

/** The interview trainer with the built-in coach: its question sets and its evaluations. */
export const name = 'trainer';
export const run = async ({ lab, modules }) => [...(await onScreen(lab)), ...inNode(modules)];
