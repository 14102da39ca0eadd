import type { CheckResult, ResumeReport } from '../types';
import { quoted } from '../words';
import { greeting, noteBlocks, scoreBlocks, spokenPoints } from './parts';
import { type Block, heading, item, type ListItem, list, type ResultDocument } from './result-document';

/** How many of the best bullets are named. */
const PRAISED = 3;

/** A greeting, the score, and feedback area by area: strengths with a check mark, what to improve with a warning. */
export function resumeFeedback(report: ResumeReport): ResultDocument {
  const areas = report.areas.flatMap(({ area, title, points, maxPoints }): Block[] => {
    const checks = report.checks.filter((check) => check.area === area);
    const praised = area === 'bullets' ? praisedBullets(report) : [];
    const items = [...praised, ...checks.map(feedbackOf)];
    const won = maxPoints === 0 ? 'nothing could be checked' : `${points} of ${spokenPoints(maxPoints)}`;
    return [heading(`${title}: ${won}`), list(items)];
  });
  return {
    action: 'resume-feedback',
    title: 'Feedback by section',
    intro: greeting(report),
    score: report.score,
    blocks: [...scoreBlocks(report), ...areas, ...noteBlocks(report)],
  };
}

function feedbackOf(check: CheckResult): ListItem {
  if (check.status === 'skipped') return item(`Not checked: ${check.title}. ${check.says}`, null, check.evidence);
  if (check.status === 'passed') return item(check.says, 'strength', check.evidence);
  return item([check.says, check.advice ?? ''].join(' ').trim(), 'warning', check.evidence);
}

function praisedBullets({ bullets }: ResumeReport): ListItem[] {
  return bullets
    .filter(({ opening, number, length }) => opening === 'verb' && number !== null && length === 'good')
    .slice(0, PRAISED)
    .map((bullet) =>
      item(
        `You said what you did and put a number to it: ${quoted(bullet.text, 160)}`,
        'strength',
        bullet.evidence.slice(0, 1),
      ),
    );
}
