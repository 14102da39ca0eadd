import { paths } from '../../../app/paths';
import type { Guide } from '../guide-types';

export const stackoverflow: Guide = {
  id: 'stackoverflow',
  path: paths.stackoverflow,
  title: 'Stack Overflow',
  summary: 'Ask so that you are answered, answer so that it helps, and learn to write about code.',
  headline: 'Stack Overflow: questions worth answering',
  lead: 'Writing a good question solves half of them. The rest are answered quickly, because everything needed stands in them.',
  figures: [
    { term: 'Upvote on your post', value: '+10 reputation', sure: false },
    { term: 'Your answer accepted', value: '+15 reputation', sure: false },
    { term: 'Badges', value: 'bronze, silver, gold', sure: false },
  ],
  tips: [
    {
      title: 'Ask',
      tips: [
        {
          title: 'Search first',
          text: 'The exact error message in quotation marks, then the idea in other words. Link what you found and say why it did not help.',
        },
        {
          title: 'A title that names the problem',
          text: '“Python: KeyError when merging two DataFrames on different types” is found again; “Help with Python” is not.',
        },
        {
          title: 'A minimal reproducible example',
          text: 'The fewest lines that still fail, as text that can be pasted and run. While cutting you often find the fault.',
        },
        {
          title: 'Show what you tried',
          text: 'What you expected, what happened instead, with the whole message. It saves others from guessing.',
        },
        {
          title: 'The right tags',
          text: 'Language first, then library, then version if it matters. Tags decide who sees the question.',
        },
      ],
    },
    {
      title: 'Answer and belong',
      tips: [
        {
          title: 'Answer in your own stack',
          text: 'New questions in the tags you work with. Run your code before you post it, and say why it works.',
        },
        {
          title: 'Improve what is there',
          text: 'Edit a title, format code, add a version. Small edits teach you how good posts look.',
        },
        {
          title: 'Accept what helped',
          text: 'It thanks the author and tells the next reader which answer worked.',
        },
        {
          title: 'Polite in comments',
          text: 'Comments ask for detail. Assume a person who is tired and stuck, and write to them.',
        },
        {
          title: 'Link it to your GitHub',
          text: 'A profile with a name, a link and three answers you are proud of says how you explain things.',
        },
      ],
    },
  ],
  featuresLead: 'What the site offers, and what each part is good for.',
  features: [
    {
      title: 'Questions and Answers',
      text: 'One question, answers by vote. Written for the next reader as much as for you.',
      read: 'https://stackoverflow.com/tour',
    },
    {
      title: 'Reputation',
      text: 'Points for posts that others found useful. It shows a habit of explaining, not skill at a job.',
      read: 'https://stackoverflow.com/help/whats-reputation',
    },
    {
      title: 'Badges',
      text: 'For habits such as well-received answers or careful editing. The list shows what the site values.',
    },
    {
      title: 'Tags',
      text: 'Watch the ones you work with. Each has a page with its own explanation and best questions.',
    },
    {
      title: 'Privileges',
      text: 'Reputation opens more: comments, votes, edits without review.',
      read: 'https://stackoverflow.com/help/privileges',
    },
    { title: 'Developer Profile', text: 'Your name, links and top posts. Choose a name you also use on GitHub.' },
  ],
  videos: [],
  prompts: [
    'How do I ask a good question on Stack Overflow?',
    'How do I cut my code to a minimal example?',
    'How do I write a good answer on Stack Overflow?',
  ],
};
