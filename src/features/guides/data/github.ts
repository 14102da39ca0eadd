import { paths } from '../../../app/paths';
import type { Guide } from '../guide-types';

export const github: Guide = {
  id: 'github',
  path: paths.github,
  title: 'GitHub',
  summary: 'Show work that can be opened and read: a profile README, pinned projects, clear history.',
  headline: 'A GitHub profile that shows how you work',
  lead: 'People open your pinned projects, read one README and a few commits. Make those few minutes count; the README builder below is a start.',
  figures: [
    { term: 'Profile README', value: 'public repository named like your username, README.md in its root', sure: true },
    { term: 'Pinned items', value: '6', sure: false },
  ],
  tips: [
    {
      title: 'Your profile',
      tips: [
        {
          title: 'Write a profile README',
          text: 'Who you are, what you work with, two projects and how to reach you. Short: it is read in half a minute.',
        },
        {
          title: 'Pin your best repositories',
          text: 'Choose what you would like to be asked about, and put the strongest first. A small finished project beats a large begun one.',
        },
        {
          title: 'Topics and descriptions',
          text: 'One sentence and a few topics for each public repository. They are what search shows before anyone opens it.',
        },
        {
          title: 'Links to something that runs',
          text: 'Put the demo in the About box of the repository. Few people build a project to see what it does.',
        },
        {
          title: 'A site with GitHub Pages',
          text: 'A page of your own from a repository, free for public ones. It can be your portfolio or the manual of one project.',
        },
      ],
    },
    {
      title: 'Your work',
      tips: [
        {
          title: 'A README for every project',
          text: 'What it does, a picture, how to run it in two commands, what you would do next. Write it for someone who has never seen it.',
        },
        {
          title: 'Commit messages that say why',
          text: 'What changed is in the diff. “Retry once: the bank’s API drops the first call of the day” is worth reading years later.',
        },
        {
          title: 'Steady rather than dense',
          text: 'Small commits on the days you work. Nobody sensible counts green squares, but a history that grows can be followed.',
        },
        {
          title: 'Issues and pull requests',
          text: 'Open an issue before a large change, keep a pull request to one thing, answer reviews. Reviewers see how you work with others.',
        },
        {
          title: 'Choose a licence',
          text: 'Without one nobody may use your code. A LICENSE file in the root settles it in a minute.',
        },
      ],
    },
  ],
  featuresLead: 'The first one works here, on this device; the others are GitHub’s own, and what to do with each.',
  features: [
    {
      title: 'Profile README',
      text: 'Fill in a few fields, see the page as you type, and copy or download your README.md.',
      tool: { id: 'profile-readme', cue: 'Build your README' },
    },
    {
      title: 'Pinned Repositories',
      text: 'The repositories and gists at the top of your profile, in the order you drag them.',
      read: 'https://docs.github.com/en/account-and-profile/setting-up-and-managing-your-github-profile/customizing-your-profile/pinning-items-to-your-profile',
    },
    {
      title: 'Contribution Graph',
      text: 'A year of commits, issues, pull requests and reviews. Commits count when their email address belongs to your account; check that first when squares are missing.',
    },
    {
      title: 'GitHub Actions',
      text: 'Run tests on each push. A green check beside every commit says more about a project than a list of tools.',
      read: 'https://skills.github.com/',
    },
    {
      title: 'GitHub Pages',
      text: 'A static site from a branch or a workflow, at an address with your username, or at your own domain.',
    },
    {
      title: 'Open Source Contributions',
      text: 'Begin with a project you use. A mended sentence in its manual is a real contribution, and shows you how it is run.',
      read: 'https://opensource.guide/how-to-contribute/',
    },
  ],
  videos: [
    { embedId: 'ECuqb5Tv9qI', subject: 'Profile READMEs', why: 'A profile README that keeps itself up to date.' },
    {
      embedId: 'RGOj5yH7evk',
      subject: 'Git and GitHub',
      why: 'From the first commit to a pull request, without prior knowledge.',
    },
    { embedId: 'yzeVMecydCE', subject: 'Open source', why: 'How to find a project, an issue and the courage.' },
  ],
  prompts: [
    'Write a profile README for a student who knows Python and SQL',
    'What should the README of a small project say?',
    'How do I find a good first issue and ask for it?',
  ],
};
