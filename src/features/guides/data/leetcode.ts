import { paths } from '../../../app/paths';
import type { Guide } from '../guide-types';

export const leetcode: Guide = {
  id: 'leetcode',
  path: paths.leetcode,
  title: 'LeetCode',
  summary: 'Practise with a method: patterns first, solutions reviewed, problems met again.',
  headline: 'Fewer LeetCode problems, learnt for good',
  lead: 'What an interview asks is not how many problems you have seen, but whether you recognise a pattern and can say why it works.',
  figures: [
    { term: 'Levels', value: 'Easy, Medium, Hard', sure: false },
    { term: 'Contests', value: 'Weekly and Biweekly', sure: false },
  ],
  tips: [
    {
      title: 'Learn',
      tips: [
        {
          title: 'Patterns before volume',
          text: 'Two pointers, sliding window, binary search, graphs by breadth and depth, dynamic programming: five problems of one pattern teach more than fifty at random.',
        },
        {
          title: 'An order of topics',
          text: 'Arrays and hashing, then pointers and stacks, then trees and graphs, then dynamic programming. Each leans on the one before.',
        },
        {
          title: 'A limit on each attempt',
          text: 'Thirty to forty minutes. Stuck without a new idea for ten? Read the first hint, not the solution.',
        },
        {
          title: 'Read other solutions afterwards',
          text: 'Also when yours passed. Write down the one idea that yours did not have.',
        },
        {
          title: 'Cost of every solution',
          text: 'Say time and memory before you submit, and check yourself against the limits in the statement.',
        },
      ],
    },
    {
      title: 'Keep',
      tips: [
        {
          title: 'Meet it again',
          text: 'Solve it anew after three days, after ten, after thirty. What you can still do from an empty editor is yours.',
        },
        {
          title: 'A note per problem',
          text: 'Three lines: the sign that gave the pattern away, the idea, the mistake you made. Read them before an interview instead of new problems.',
        },
        {
          title: 'Explain it aloud',
          text: 'Speak while you solve, as in an interview. Where you fall silent is where the understanding ends.',
        },
        {
          title: 'A contest now and then',
          text: 'For the clock and the unknown. Solve afterwards the one problem you almost had.',
        },
        {
          title: 'Badges and streaks, in their place',
          text: 'A streak gets you to the desk; it proves nothing to others. One hard problem understood is a better day than seven easy ones.',
        },
      ],
    },
  ],
  featuresLead: 'What the site offers, and how to use each part for interviews.',
  features: [
    {
      title: 'Study Plans',
      text: 'Lists of problems in an order, such as Top Interview 150. Take one and finish it before you take another.',
      read: 'https://leetcode.com/studyplan/top-interview-150/',
    },
    {
      title: 'Daily Challenge',
      text: 'One problem a day, not chosen by you: good for meeting a pattern without being told which.',
    },
    {
      title: 'Contests and Rating',
      text: 'Timed rounds with a rating. The rating tells you about speed; interviews ask for clarity first.',
      read: 'https://leetcode.com/contest/',
    },
    {
      title: 'Discuss',
      text: 'Solutions and interview reports of others. Read the short solutions with reasons; company reports are hearsay.',
    },
    {
      title: 'Company Tags',
      text: 'Which companies are said to have asked what, in part behind a subscription. Useful in the last week, not before.',
    },
    {
      title: 'Progress Stats',
      text: 'Solved by level and topic on your profile. Look for the topic with the fewest and begin there.',
    },
  ],
  videos: [
    {
      embedId: 'G5_Q2_yRFsY',
      subject: 'Getting started',
      why: 'A plan for the first weeks, from the first problem on.',
    },
    {
      embedId: 'DjYZk8nrXVY',
      subject: 'Patterns',
      why: 'The patterns behind most interview problems, each with its sign.',
    },
    { embedId: '2V7yPrxJ8Ck', subject: 'Method', why: 'Why solving more is not the same as learning more.' },
  ],
  prompts: [
    'Make a 30-day LeetCode plan for one hour a day',
    'How does the two-pointer technique work?',
    'How do I approach a problem that I have never seen?',
  ],
};
