import { paths } from '../../../app/paths';
import type { Guide } from '../guide-types';

export const portfolio: Guide = {
  id: 'portfolio',
  path: paths.portfolio,
  title: 'Portfolio',
  summary: 'A site of your own: three projects told well, fast and readable on any screen.',
  headline: 'A portfolio of three projects, told well',
  lead: 'Someone opens it on a phone between two meetings. They should see what you do, one thing you made, and how to reach you.',
  figures: [{ term: 'Free hosts', value: 'GitHub Pages, Netlify, Vercel, Cloudflare Pages', sure: false }],
  tips: [
    {
      title: 'What it says',
      tips: [
        {
          title: 'Your three best projects',
          text: 'Three are read, ten are skimmed. Leave out what you would not want to talk about for ten minutes.',
        },
        {
          title: 'Problem, role, result',
          text: 'For each project: whose problem, what exactly you did, what came of it. One paragraph and one picture.',
        },
        {
          title: 'Demo and source',
          text: 'Both links on every project. If the demo needs a login, give one that visitors can use.',
        },
        {
          title: 'A short about section',
          text: 'Four sentences: what you do, where you come from, what you look for, one thing that is yours.',
        },
        {
          title: 'Your resume as a PDF',
          text: 'One click, a file name with your name in it, the same dates as on the page.',
        },
      ],
    },
    {
      title: 'How it works',
      tips: [
        {
          title: 'Fast on a phone',
          text: 'Pictures in the size they are shown, few fonts, little script. Try it on an old phone with a bad connection.',
        },
        {
          title: 'Open to everyone',
          text: 'Text that can be read on its ground, links that can be reached by keyboard, pictures with words. It is a sample of your work too.',
        },
        {
          title: 'Contact without a riddle',
          text: 'A mail address that may be public, on the first screen or at the foot of every page.',
        },
        {
          title: 'Your own domain',
          text: 'It costs little a year and stays when you change the host. Your name is enough.',
        },
        {
          title: 'Keep it alive',
          text: 'A date on the last change and a look every three months: dead links, old jobs, a better project.',
        },
      ],
    },
  ],
  featuresLead: 'What a good portfolio has, and where to begin with each.',
  features: [
    {
      title: 'Project Case Studies',
      text: 'A page per project with problem, decisions, result and what you would do differently.',
    },
    {
      title: 'About and Contact',
      text: 'Who you are and how to reach you, on one page, without a form that may fail.',
    },
    {
      title: 'Responsive Layout',
      text: 'One column on phones, no sideways scrolling. A good template is an honest start.',
      read: 'https://html5up.net/',
    },
    {
      title: 'SEO and Sharing Cards',
      text: 'A title and a sentence for each page, and a picture for when the link is shared.',
    },
    {
      title: 'Analytics',
      text: 'A simple count of visits to see which project is opened. Choose one that follows nobody.',
    },
    {
      title: 'Deployment',
      text: 'Push to a branch, and the host builds and serves it. Free plans are enough for a portfolio.',
      read: 'https://pages.github.com/',
    },
  ],
  videos: [
    {
      embedId: '_xkSvufmjEs',
      subject: 'Building a portfolio',
      why: 'A whole site in HTML and CSS, and how to put it online.',
    },
    { embedId: 'u-RLu_8kwA0', subject: 'Hosting with GitHub Pages', why: 'The shortest way to a page of your own.' },
    {
      embedId: 'Q7AOvWpIVHU',
      subject: '3D with Three.js',
      why: 'For when the plain site stands and you want to play.',
    },
  ],
  prompts: [
    'What should a project on my portfolio website say?',
    'Which projects belong in the portfolio of a junior data analyst?',
    'What should the first page of my portfolio website show?',
  ],
};
