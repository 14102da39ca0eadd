import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { linesOf } from '../../../src/domain/resume-document/lines';
import type { WrittenResume } from '../../../src/domain/resume-document/types';
import { ordinaryResume } from './ordinary';
import { read } from './read-support';

/** A resume as a reader finds it on its page: dates on the line of their title, sizes as the sheet has them. */
function asOnPage(resume: WrittenResume): ResumeDocument {
  const sizes = { name: 21, label: 12, heading: 12.6, title: 11.03 } as const;
  const lines = linesOf(resume, 'page');
  return {
    pages: [
      {
        number: 1,
        columns: 1,
        images: 0,
        lines: lines.flatMap(({ kind, text, when }, index) => [
          ...(kind === 'heading' || (kind === 'title' && lines[index - 1]?.kind !== 'heading')
            ? [{ text: '', size: 0 }]
            : []),
          {
            text: kind === 'bullet' ? `• ${text}` : when === undefined ? text : `${text} ${when}`,
            size: kind in sizes ? sizes[kind as keyof typeof sizes] : 10.5,
          },
        ]),
      },
    ],
    links: lines.flatMap(({ text, href }) => (href ? [{ url: href, page: 1, text }] : [])),
    writtenOn: '2026-11',
  };
}

const headsOf = ({ experiences, clgname, grdyear, grdyear2 }: WrittenResume) => ({
  jobs: experiences.map(({ role, organization, duration }) => [role, organization, duration]),
  school: [clgname, grdyear, grdyear2],
});

test('with the dates at the right of the title, jobs and the first school keep them', () => {
  fc.assert(
    fc.property(ordinaryResume, (resume) => {
      expect(headsOf(read(asOnPage(resume)).resume)).toEqual(headsOf(resume));
    }),
    { numRuns: 100, seed: 15 },
  );
}, 60_000);
