import { expect, test } from 'vitest';
import { askedSkills } from '../../../src/domain/evidence/asked-skills';
import type { Way } from '../../../src/domain/evidence/way-types';

const ways: readonly Way[] = [
  { kind: 'card', id: 'sde-1/sde-1-05', name: 'Hash tables', skills: ['Java'] },
  { kind: 'question', id: 'sde-1/sde-1-05', name: 'Hash tables', skills: ['Data Structures', 'Algorithms'] },
];
const plain = { id: 'tech-use:Docker', topic: 'Docker', question: 'How do you use it?' };

test.each<[what: string, question: Parameters<typeof askedSkills>[0], skills: readonly string[]]>([
  [
    'of a role: as the content names them, whatever its words',
    { id: 'sde-1-05', topic: 'Hash tables', question: 'In Python?' },
    ['Data Structures', 'Algorithms'],
  ],
  ['of a posting: its topic is the skill', plain, ['Docker']],
  ['a topic that is an everyday word is a skill as well', { ...plain, topic: 'Go' }, ['Go']],
  [
    'then those in its words and in the line of the posting, each once',
    { ...plain, question: 'How does Docker differ from Kubernetes?', quote: 'Terraform, Docker' },
    ['Docker', 'Kubernetes', 'Terraform'],
  ],
  ['about oneself', { id: 'bank-1', topic: 'Conflict', question: 'Tell me about a conflict at work.' }, []],
])('the skills of a question %s', (_, question, skills) => {
  expect(askedSkills(question, ways)).toEqual(skills);
});
