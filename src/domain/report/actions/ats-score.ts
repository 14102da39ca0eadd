import { AREA_TITLES } from '../rubric';
import type { ResumeReport } from '../types';
import { noteBlocks, STATUS_NAMES, scoreBlocks } from './parts';
import { type Block, heading, type ResultDocument } from './result-document';

/** The score out of 100 with its breakdown, by area and by check. No advice: that is what the other actions are for. */
export function atsScore(report: ResumeReport): ResultDocument {
  const areas: Block = {
    kind: 'table',
    caption: 'Points by area',
    columns: ['Area', 'Points', 'Not run'],
    rows: report.areas.map(({ title, points, maxPoints, skipped }) => ({
      cells: [title, maxPoints === 0 ? 'none' : `${points} of ${maxPoints}`, skipped === 0 ? 'none' : String(skipped)],
      evidence: [],
    })),
  };
  const checks: Block = {
    kind: 'table',
    caption: 'Points by check',
    columns: ['Area', 'Check', 'Result', 'Points', 'Why'],
    rows: report.checks.map((check) => ({
      cells: [
        AREA_TITLES[check.area],
        check.title,
        STATUS_NAMES[check.status],
        check.status === 'skipped' ? 'none' : `${check.points} of ${check.maxPoints}`,
        check.says,
      ],
      evidence: check.evidence,
    })),
  };
  return {
    action: 'ats-score',
    title: 'ATS score',
    intro: null,
    score: report.score,
    blocks: [...scoreBlocks(report), heading('Breakdown'), areas, checks, ...noteBlocks(report)],
  };
}
