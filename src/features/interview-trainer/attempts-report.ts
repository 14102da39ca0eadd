import type { TrainerAnswer, TrainerAttempt, TrainerSession } from '../../../machines/contracts/trainer';
import { figuresOf } from '../../domain/interview/attempts';
import { escaped } from '../../domain/interview/feedback/markdown';
import { APP_LANGUAGE, isAppLanguage, spokenLanguage } from '../../domain/speech/languages';
import { englishName } from '../../domain/speech/recognised';

/** What was answered before it was retaken, and what was spoken in a language that is not judged, as parts of the report. */
export function attemptsPart({ questions }: TrainerSession, answers: readonly TrainerAnswer[]): string {
  const foreign = answers.flatMap(({ language }, index) =>
    language === undefined || isAppLanguage(language) ? [] : [`- Question ${index + 1}: ${englishName(language)}`],
  );
  const earlier = answers.flatMap(({ attempts = [] }, index) =>
    attempts.length === 0
      ? []
      : [
          `### Question ${index + 1}: ${escaped(questions[index]?.question ?? '')}`,
          ...attempts.flatMap((attempt, at) => [`Attempt ${at + 1}: ${figures(attempt)}.`, quoted(attempt.text)]),
        ],
  );
  return [
    ...(foreign.length === 0
      ? []
      : ['## Spoken in another language', 'The built-in judge judges English only.', foreign.join('\n')]),
    ...(earlier.length === 0
      ? []
      : ['## Earlier attempts', 'The answers above count; these were given before.', ...earlier]),
  ]
    .map((part) => `\n${part}\n`)
    .join('');
}

function figures({ text, seconds, evaluation, evaluatedText, language = APP_LANGUAGE.tag }: TrainerAttempt): string {
  const { score, words, pace, fillers } = figuresOf(
    { text, seconds, evaluation: evaluatedText === text ? evaluation : null },
    spokenLanguage(language),
  );
  return [
    score === null ? 'not scored' : `${score.toFixed(1)} of 10`,
    `${words} words`,
    ...(pace === null ? [] : [`${pace} words a minute`]),
    ...(fillers === null ? [] : [`filler words: ${fillers}`]),
    ...(isAppLanguage(language) ? [] : [`spoken in ${englishName(language)}`]),
  ].join(', ');
}

const quoted = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `> ${escaped(part)}`)
    .join('\n>\n');
