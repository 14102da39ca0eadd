import type { Community } from './types';

/** Discord servers. */
export const discordServers: readonly Community[] = [
  {
    id: 'discord/programmers-hangout',
    name: "The Programmer's Hangout",
    url: 'https://discord.gg/programming',
    seen: true,
    about: ['general programming', 'beginners', 'career advice'],
  },
  {
    id: 'discord/python',
    name: 'Python Discord',
    url: 'https://discord.gg/python',
    seen: true,
    about: ['Python', 'help channels'],
  },
  {
    id: 'discord/reactiflux',
    name: 'Reactiflux',
    url: 'https://discord.gg/reactiflux',
    seen: true,
    about: ['React', 'JavaScript', 'web'],
  },
  {
    id: 'discord/freecodecamp',
    name: 'freeCodeCamp',
    url: 'https://discord.gg/KVUmVXA',
    seen: true,
    about: ['learn to code', 'web development', 'data'],
  },
  {
    id: 'discord/cs50',
    name: 'CS50',
    url: 'https://discord.gg/cs50',
    seen: true,
    about: ['computer science', 'course help'],
  },
  {
    id: 'discord/kaggle',
    name: 'Kaggle',
    url: 'https://discord.gg/kaggle',
    seen: true,
    about: ['data science', 'machine learning', 'competitions'],
  },
  {
    id: 'discord/hack-the-box',
    name: 'Hack The Box',
    url: 'https://discord.gg/hackthebox',
    seen: true,
    about: ['cybersecurity', 'CTF', 'labs'],
  },
];

/** Communities on Reddit. */
export const redditCommunities: readonly Community[] = [
  {
    id: 'reddit/learnprogramming',
    name: 'r/learnprogramming',
    url: 'https://www.reddit.com/r/learnprogramming/',
    seen: true,
    about: ['beginners', 'programming questions'],
  },
  {
    id: 'reddit/cscareerquestions',
    name: 'r/cscareerquestions',
    url: 'https://www.reddit.com/r/cscareerquestions/',
    seen: true,
    about: ['careers', 'interviews', 'offers'],
  },
  {
    id: 'reddit/webdev',
    name: 'r/webdev',
    url: 'https://www.reddit.com/r/webdev/',
    seen: true,
    about: ['web development', 'portfolio feedback'],
  },
  {
    id: 'reddit/learnpython',
    name: 'r/learnpython',
    url: 'https://www.reddit.com/r/learnpython/',
    seen: true,
    about: ['Python', 'beginners'],
  },
  {
    id: 'reddit/learnmachinelearning',
    name: 'r/learnmachinelearning',
    url: 'https://www.reddit.com/r/learnmachinelearning/',
    seen: true,
    about: ['machine learning', 'study plans'],
  },
  {
    id: 'reddit/datascience',
    name: 'r/datascience',
    url: 'https://www.reddit.com/r/datascience/',
    seen: true,
    about: ['data science', 'career'],
  },
  {
    id: 'reddit/engineeringresumes',
    name: 'r/EngineeringResumes',
    url: 'https://www.reddit.com/r/EngineeringResumes/',
    seen: true,
    about: ['resume review', 'resume wiki'],
  },
];

/** Accounts and communities on Twitter/X. */
export const xAccounts: readonly Community[] = [
  {
    id: 'x/freecodecamp',
    name: 'freeCodeCamp',
    url: 'https://x.com/freeCodeCamp',
    seen: false,
    about: ['free courses', 'tutorials'],
    handle: '@freeCodeCamp',
  },
  {
    id: 'x/thepracticaldev',
    name: 'DEV Community',
    url: 'https://x.com/ThePracticalDev',
    seen: true,
    about: ['articles', 'community'],
    handle: '@ThePracticalDev',
  },
  {
    id: 'x/github',
    name: 'GitHub',
    url: 'https://x.com/github',
    seen: true,
    about: ['open source', 'developer tools'],
    handle: '@github',
  },
  {
    id: 'x/mlhacks',
    name: 'Major League Hacking',
    url: 'https://x.com/MLHacks',
    seen: false,
    about: ['student hackathons'],
    handle: '@MLHacks',
  },
  {
    id: 'x/kaggle',
    name: 'Kaggle',
    url: 'https://x.com/kaggle',
    seen: true,
    about: ['data science', 'competitions'],
    handle: '@kaggle',
  },
  {
    id: 'x/neetcode1',
    name: 'NeetCode',
    url: 'https://x.com/neetcode1',
    seen: true,
    about: ['coding interviews'],
    handle: '@neetcode1',
  },
  {
    id: 'x/fireship_dev',
    name: 'Fireship',
    url: 'https://x.com/fireship_dev',
    seen: true,
    about: ['developer news', 'short explainers'],
    handle: '@fireship_dev',
  },
];
