import { AREA_TITLES } from '../rubric';
import type { ResumeReport } from '../types';
import { quoted } from '../words';
import { greeting, missedPoints, noteBlocks, scoreBlocks, spokenPoints } from './parts';
import { heading, item, list, paragraph, type ResultDocument } from './result-document';
import { rewriteOf } from './rewrite';

/** At most this many bullets get a rewrite pattern. */
const REWRITES = 8;

/** A greeting, the score, and what to do: the changes that could win most points first, then bullet by bullet. */
export function atsEnhancer(report: ResumeReport): ResultDocument {
  const todo = report.checks
    .filter((check) => missedPoints(check) > 0)
    .map((check, index) => ({ check, index, missed: missedPoints(check) }))
    .sort((a, b) => b.missed - a.missed || a.index - b.index);
  const rewrites = report.bullets
    .flatMap((bullet, index) => {
      const rewrite = rewriteOf(bullet);
      return rewrite ? [{ ...rewrite, index }] : [];
    })
    .sort((a, b) => b.faults - a.faults || a.index - b.index)
    .slice(0, REWRITES)
    .sort((a, b) => a.index - b.index);
  return {
    action: 'ats-enhancer',
    title: 'Recommendations',
    intro: greeting(report),
    score: report.score,
    blocks: [
      ...scoreBlocks(report),
      heading('What to change first'),
      ...(todo.length === 0
        ? [
            paragraph(
              'Every check that ran won all its points. Keep the file as it is and adapt the skills for each job.',
            ),
          ]
        : [
            list(
              todo.map(({ check, missed }) =>
                item(
                  `${check.title} (${AREA_TITLES[check.area]}, up to ${spokenPoints(missed)}): ${[check.says, check.advice ?? ''].join(' ').trim()}`,
                  'warning',
                  check.evidence.slice(0, 3),
                ),
              ),
            ),
          ]),
      ...(rewrites.length === 0
        ? []
        : [
            heading('Bullet by bullet'),
            paragraph(
              'Brackets stand for what only you know. Use a number only if you can stand by it, and leave a bullet as it is rather than guess.',
            ),
            list(
              rewrites.map(({ bullet, advice }) =>
                item(`${quoted(bullet.text)}: ${advice}`, 'warning', bullet.evidence.slice(0, 1)),
              ),
            ),
          ]),
      ...noteBlocks(report),
    ],
  };
}
