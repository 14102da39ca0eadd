import { paths } from '../../../app/paths';
import type { Guide } from '../guide-types';

export const twitter: Guide = {
  id: 'twitter',
  path: paths.twitter,
  title: 'Twitter',
  summary: 'Learn in public on X: a clear bio, one pinned piece of work, more answers than posts.',
  headline: 'Twitter, now X: known for one thing you do well',
  lead: 'Nobody needs another feed. A clear bio, one pinned piece of work and useful replies are enough to be remembered in a field.',
  figures: [
    { term: 'Bio', value: '160 characters', sure: true },
    { term: 'Photo', value: '400 × 400 pixels', sure: true },
    { term: 'Header', value: '1500 × 500 pixels', sure: true },
    { term: 'Post, without a subscription', value: '280 characters', sure: false },
  ],
  tips: [
    {
      title: 'Your profile',
      tips: [
        {
          title: 'A bio with role and stack',
          text: 'What you build and with what, in the first line; one human detail in the second. Leave slogans to others.',
        },
        {
          title: 'The same face and handle everywhere',
          text: 'Someone who met you on GitHub should recognise you here. Take the handle of your other profiles if it is free.',
        },
        {
          title: 'Pin your best work',
          text: 'One post that shows a finished thing, with a picture and a link. Change it when you have a better one.',
        },
        {
          title: 'Link your portfolio',
          text: 'The profile has one place for a link. Use the page from which everything else can be reached.',
        },
        {
          title: 'Follow people in the field',
          text: 'Maintainers of tools you use, speakers, people one step ahead of you. What you read here is what you will write about.',
        },
      ],
    },
    {
      title: 'Your posts',
      tips: [
        {
          title: 'Share progress',
          text: 'What you tried today, what broke, what you learnt. A picture of a failing test is more interesting than an announcement.',
        },
        {
          title: 'Threads for projects',
          text: 'Problem, what you tried, what worked, result, link. One idea a post, so that each can stand alone.',
        },
        {
          title: 'Reply more than you post',
          text: 'A good answer under someone’s question is read by exactly the people who care.',
        },
        {
          title: 'Lists by topic',
          text: 'Sort accounts by subject and read the list instead of the feed. Ten minutes, and you have seen what matters.',
        },
        {
          title: 'Stay kind',
          text: 'Employers read back. Disagree with the idea and leave the person alone; delete what you would not say in a room.',
        },
      ],
    },
  ],
  featuresLead: 'What the site offers, and what each part is good for in a career.',
  features: [
    {
      title: 'Profile and Pinned Post',
      text: 'Photo, header, bio, link and one post on top: the whole first impression.',
      read: 'https://help.x.com/en/managing-your-account/how-to-customize-your-profile',
    },
    {
      title: 'Lists',
      text: 'Accounts by subject, public or private, each with a feed of its own.',
      read: 'https://help.x.com/en/using-x',
    },
    { title: 'Communities', text: 'Groups around a subject. Read for a week before you post.' },
    { title: 'Bookmarks', text: 'Keep what you want to read again; go through them on Sundays and drop the rest.' },
    {
      title: 'Threads',
      text: 'Several posts in a row, for a story that one post cannot hold.',
      read: 'https://help.x.com/en/using-x/how-to-post',
    },
    {
      title: 'Analytics',
      text: 'How often posts were seen. How much of it is shown depends on the account, so judge by replies you learnt from.',
    },
  ],
  videos: [],
  prompts: [
    'What should I post on Twitter while I learn data science?',
    'How do I write about a project in public?',
    'How do I message a stranger?',
  ],
};
