import { type AskedSkill, askedSkills } from '../asked-skills';
import { shownBy } from '../shown-by';
import type { ResumeReport, SkillRow } from '../types';
import { counted, listed, quoted } from '../words';
import { noteBlocks, scoreBlocks } from './parts';
import { type Block, heading, item, list, paragraph, type ResultDocument } from './result-document';

const NEEDS: Readonly<Record<SkillRow['need'], string>> = { must: 'Must have', nice: 'Nice to have' };
const STATUSES: Readonly<Record<SkillRow['status'], string>> = {
  evidenced: 'Told in your work',
  listed: 'Only listed',
  missing: 'Missing',
};

/** The score, the table of keywords, the missing ones, where to place them, and the match percentage. */
export function keywordMatch(report: ResumeReport): ResultDocument {
  const base = { action: 'keyword-match', title: 'Keyword match', intro: null, score: report.score } as const;
  if (!report.match)
    return {
      ...base,
      blocks: [
        ...scoreBlocks(report),
        paragraph(
          'No skill of the vocabulary was recognised in the job description, so there is no match percentage. Paste the part that lists the requirements, with one requirement a line.',
        ),
        ...noteBlocks(report),
      ],
    };
  const { percent, must, nice } = report.match;
  const asked = askedSkills(report.skills);
  const missing = asked.filter(({ status }) => status === 'missing');
  const inList = asked.filter(({ status }) => status === 'listed');
  return {
    ...base,
    blocks: [
      ...scoreBlocks(report),
      heading(`Match: ${percent} %`),
      paragraph(
        `Your resume shows ${must.met} of ${counted(must.of, 'must-have skill')} and ${nice.met} of ${counted(nice.of, 'nice-to-have skill')}. A must-have weighs three times a nice-to-have, a skill that is only listed counts half, and alternatives count once.`,
      ),
      table(report.skills),
      heading('Missing keywords'),
      missing.length === 0
        ? paragraph('None: your resume shows every skill that the job description names.')
        : list(
            missing.map((row) =>
              item(
                `${row.name} (${NEEDS[row.need].toLowerCase()}): asked for in ${quoted(row.best.asked.quote)}.`,
                'warning',
                [row.best.asked],
              ),
            ),
          ),
      heading('Where to place them'),
      list(placement(missing, inList, asked)),
      ...noteBlocks(report),
    ],
  };
}

function table(rows: readonly SkillRow[]): Block {
  const met = new Set(
    askedSkills(rows).flatMap(({ status, rows: own }) => (status === 'missing' ? [] : own.map(({ skill }) => skill))),
  );
  return {
    kind: 'table',
    caption: 'Keywords of the job description',
    columns: ['Keyword', 'Need', 'Status', 'Where', 'Count'],
    rows: rows.map((row) => ({
      cells: [nameOf(row), NEEDS[row.need], statusOf(row, met), placesOf(row), String(row.count)],
      evidence: row.evidence.length > 0 ? row.evidence : [row.asked],
    })),
  };
}

function statusOf(row: SkillRow, met: ReadonlySet<string>): string {
  if (row.status === 'missing' && met.has(row.skill)) return 'Met by another';
  const words = shownBy(row);
  return words === null ? STATUSES[row.status] : `${STATUSES[row.status]}: shown by ${words}`;
}

/** `AWS (Amazon Web Services)`: the job's word first, as that is what is searched for. */
const nameOf = ({ skill, wording }: SkillRow) =>
  wording.toLowerCase() === skill.toLowerCase() ? skill : `${wording} (${skill})`;

const placesOf = ({ evidence }: SkillRow) =>
  evidence.length === 0 ? 'nowhere' : evidence.map(({ page, line }) => `page ${page}, line ${line + 1}`).join('; ');

function placement(missing: readonly AskedSkill[], inList: readonly AskedSkill[], asked: readonly AskedSkill[]) {
  const unnamed = asked.filter(({ best }) => shownBy(best) !== null);
  const musts = missing.filter(({ need }) => need === 'must').map(({ name }) => name);
  const nices = missing.filter(({ need }) => need === 'nice').map(({ name }) => name);
  const items = [
    ...(musts.length > 0
      ? [
          item(
            `${listed(musts)}: if you have used ${musts.length === 1 ? 'it' : 'them'}, name the work in a bullet of the newest job or project where you did, then add the name to your skills section.`,
          ),
        ]
      : []),
    ...(inList.length > 0
      ? [
          item(
            `${listed(inList.map(({ name }) => name))}: already listed. Say in a bullet what you made with ${inList.length === 1 ? 'it' : 'them'}.`,
            null,
            inList.flatMap(({ best }) => best.evidence.slice(0, 1)),
          ),
        ]
      : []),
    ...(unnamed.length > 0
      ? [
          item(
            `${listed(unnamed.map(({ name, best }) => `${name} (by ${shownBy(best)})`))}: your resume shows ${unnamed.length === 1 ? 'it' : 'them'}, but not the word that the posting searches for. Add the word where it is true.`,
            null,
            unnamed.flatMap(({ best }) => best.evidence.slice(0, 1)),
          ),
        ]
      : []),
    ...(nices.length > 0
      ? [item(`${listed(nices)}: after the must-haves, one line in the skills section is enough.`)]
      : []),
    item(
      'Write each name the way the job description does, once or twice. Repeating it gains nothing. Leave out what you have not used.',
    ),
  ];
  return items;
}
