import { paths } from '../../../app/paths';
import type { Guide } from '../guide-types';

export const codeforces: Guide = {
  id: 'codeforces',
  path: paths.codeforces,
  title: 'Codeforces',
  summary: 'Train for contests: problems just above your rating, upsolving, virtual rounds.',
  headline: 'Codeforces, one step above your rating',
  lead: 'Rating follows skill at a distance. Solve what is slightly too hard, finish what you began in the contest, and let the graph be.',
  figures: [
    { term: 'Pupil from', value: '1200', sure: false },
    { term: 'Specialist from', value: '1400', sure: false },
    { term: 'Expert from', value: '1600', sure: false },
    { term: 'Candidate Master from', value: '1900', sure: false },
    { term: 'Master from', value: '2100', sure: false },
  ],
  tips: [
    {
      title: 'Training',
      tips: [
        {
          title: 'Slightly above your rating',
          text: 'Choose problems 100 to 300 points over your own rating: hard enough to teach, near enough to finish.',
        },
        {
          title: 'Topic tags, then none',
          text: 'Learn a technique with its tag switched on. Then hide the tags: knowing which technique is half of the problem.',
        },
        {
          title: 'A regular schedule',
          text: 'Four evenings with two problems each do more than one long Sunday. Write down what you were stuck on.',
        },
        {
          title: 'Editorials after trying',
          text: 'An hour of honest trying first. Then read one paragraph, close it, and go on by yourself.',
        },
        {
          title: 'Train with others',
          text: 'Two people, one problem, one board. Explaining an idea shows whether you have it.',
        },
      ],
    },
    {
      title: 'Contests',
      tips: [
        {
          title: 'Upsolve',
          text: 'After each round solve the first problem you did not. It is the one your rating asks for.',
        },
        {
          title: 'Virtual rounds',
          text: 'Old contests under the clock, at a time that suits you, without any effect on your rating.',
        },
        {
          title: 'Fast input and a template',
          text: 'Fast reading, a few loops, a debug print that a switch turns off. Type it yourself once, so that you know every line.',
        },
        {
          title: 'Stress test',
          text: 'A slow solution that is surely right, a generator of small cases, and a loop that compares. It finds in seconds what you would look for all evening.',
        },
        {
          title: 'Rating is feedback',
          text: 'One bad round says little, ten say something. Look at which problems you lost time on instead of at the colour.',
        },
      ],
    },
  ],
  featuresLead: 'What the site offers, and how each part helps you get better.',
  features: [
    {
      title: 'Contests',
      text: 'Rounds by division: Div. 4 and Div. 3 for beginnings, Educational rounds for technique, Div. 2 and Div. 1 above them.',
      read: 'https://codeforces.com/blog/entry/456',
    },
    {
      title: 'Problemset and Tags',
      text: 'Every past problem, by difficulty and technique.',
      read: 'https://codeforces.com/problemset',
    },
    {
      title: 'Virtual Participation',
      text: 'Past rounds as if they were live, with the standings of that day.',
      read: 'https://codeforces.com/help',
    },
    { title: 'Rating Graph', text: 'Your rounds over time. Its slope over a year is the only part worth reading.' },
    { title: 'Gym', text: 'Regional and university contests, for team practice over several hours.' },
    {
      title: 'Editorial Blogs',
      text: 'Authors explain their rounds, usually soon after the end. The comments often hold a shorter proof.',
    },
  ],
  videos: [
    {
      embedId: 'xAeiXy8-9Y8',
      subject: 'Getting started',
      why: 'For the very first contest: language, site, first problems.',
    },
    {
      embedId: 'bVKHRtafgPc',
      subject: 'Steps and mistakes',
      why: 'What to do in which order, and what costs beginners months.',
    },
    { embedId: 'y7169jEvb-Y', subject: 'Rating and practice', why: 'How to practise when the easy gains are over.' },
  ],
  prompts: [
    'How do I train on Codeforces for a rating of 1200?',
    'Explain binary search on the answer with an example',
    'How do I upsolve after a contest?',
  ],
};
