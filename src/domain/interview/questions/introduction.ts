import type { BankQuestion } from './bank-types';

/** The opening question of most interviews, for a role that brings none of its own. */
export const INTRODUCTION: BankQuestion = {
  id: 'about-yourself',
  category: 'behavioral',
  topic: 'Tell me about yourself',
  question: 'Tell me about yourself, and what brings you to this role.',
  concepts: [
    {
      label: 'what you do now',
      match: ['current', 'at the moment', 'student', 'i am a', 'i work', 'i study', 'final year'],
    },
    {
      label: 'where you come from',
      match: ['background', 'experience', 'years', 'degree', 'before that', 'studied', 'started'],
    },
    { label: 'your main skills', match: ['skills', 'stack', 'technolog', 'tools', 'mainly', 'i use', 'work with'] },
    { label: 'a piece of work', match: ['project', 'built', 'developed', 'designed', 'launched', 'wrote'] },
    {
      label: 'what it brought',
      match: ['percent', '%', 'increased', 'reduced', 'users', 'saved', 'faster', 'every day'],
    },
    {
      label: 'why this role',
      match: [
        'this role',
        'your company',
        'your team',
        'looking for',
        'excited',
        'opening',
        'i would like',
        'i want to',
      ],
    },
  ],
  outline:
    'Three parts in about a minute. Now: what you do or study and your main tools. Before: one piece of work that shows your best side, with your own part and what it brought, in a figure if you have one. Next: why this role and this company follow from it. Leave out the full history; stop where they will want to ask more.',
};
