import { expect, test } from 'vitest';
import { heldDraft } from '../../../src/domain/cover-letter/draft';
import { resumeTexts } from '../../../src/domain/resume-document/suggestions';
import { holdings } from '../../../src/domain/resume-document/unheld';
import { filled } from '../resume-document/support';

const held = holdings([...resumeTexts(filled), 'Backend Engineer', 'Acme']);

test('a draft keeps the sentences that say nothing new; the others are counted with what they invent', () => {
  const draft = [
    'I am applying for the position of Backend Engineer at Acme. I have 10 years of Kubernetes behind me.',
    'At Initech I built a ledger in Go. I cut the build from 12 to 4 minutes. At Google I led a team.',
    'My team at Umbrella grew by 40%.',
    'Thank you.',
  ].join('\n\n');
  expect(heldDraft(draft, held)).toEqual({
    body: [
      'I am applying for the position of Backend Engineer at Acme.',
      'At Initech I built a ledger in Go. I cut the build from 12 to 4 minutes.',
      'Thank you.',
    ].join('\n\n'),
    left: [
      [{ kind: 'number', words: '10 years' }],
      [{ kind: 'name', words: 'Google' }],
      [
        { kind: 'number', words: '40%' },
        { kind: 'name', words: 'Umbrella' },
      ],
    ],
  });
});

test('half a reply is judged as far as it came', () => {
  expect(heldDraft('', held)).toEqual({ body: '', left: [] });
  expect(heldDraft('At Initech I built a ledger. At Umbre', held).body).toBe('At Initech I built a ledger.');
});
