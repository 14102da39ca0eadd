import { paths } from '../../../app/paths';
import type { Guide } from '../guide-types';

export const linkedin: Guide = {
  id: 'linkedin',
  path: paths.linkedin,
  title: 'LinkedIn',
  summary: 'Be found for the role you want: headline, about, experience, and a plan for what you post.',
  headline: 'A LinkedIn profile that answers before anyone asks',
  lead: 'Recruiters search by title and skill, read your first lines, and decide. Paste your texts below and see what they find.',
  figures: [
    { term: 'Headline', value: '220 characters', sure: true },
    { term: 'About', value: '2,600 characters', sure: false },
    { term: 'Banner', value: '1584 × 396 pixels', sure: true },
    { term: 'Photo', value: '400 × 400 pixels', sure: true },
    { term: 'Your own address', value: '3 to 100 letters, digits, hyphens', sure: true },
  ],
  tips: [
    {
      title: 'Be found',
      tips: [
        {
          title: 'Claim your own address',
          text: 'Change the public address to your name, without the digits at its end. It goes on your resume, so change it once: the old one leads to the new one only for a time.',
        },
        {
          title: 'Headline: role, then stack',
          text: 'Write the job title as job ads do, then the two or three technologies you want to be asked about. “Student” alone finds nobody.',
        },
        {
          title: 'Keywords in the about section',
          text: 'Take five job ads you would answer. The skills that stand in most of them belong in your text, each in a sentence that says what you did with it.',
        },
        {
          title: 'Order your skills',
          text: 'Put the ones of your next job first and drop the ones you would not want to be asked about. Ask people who saw the work to endorse those.',
        },
        {
          title: 'Open to Work, on purpose',
          text: 'Set the titles, places and start you mean. You can show it to everyone or to recruiters only; what recruiters of your own company see is never certain.',
        },
      ],
    },
    {
      title: 'Be believed',
      tips: [
        {
          title: 'Bullets with a measure',
          text: 'Begin with a verb, name the thing, end with what changed: users, minutes, errors, money. A modest true figure beats a large vague one.',
        },
        {
          title: 'Projects in Featured',
          text: 'Pin two or three links that can be opened and understood in a minute: a demo, a repository with a good README, a talk.',
        },
        {
          title: 'Ask for recommendations',
          text: 'Ask one person per job or project, soon after it ends, and remind them of the one thing you would like them to mention.',
        },
        {
          title: 'A note with each request',
          text: 'Two sentences: where you met their work, and what you would like. Requests without a reason are easy to ignore.',
        },
        {
          title: 'One useful post a week',
          text: 'Write down one thing you learnt or fixed, with the detail that took you longest. Plan four ahead and writing gets easier.',
        },
      ],
    },
  ],
  featuresLead: 'All three work here, on this device. Nothing you paste is sent anywhere.',
  features: [
    {
      title: 'Profile Analysis',
      text: 'Paste headline, about and experience. Each finding quotes your words and says what to do next.',
      tool: { id: 'profile-analysis', cue: 'Analyse my profile' },
    },
    {
      title: 'Analytics Dashboard',
      text: 'LinkedIn shows you profile views, search appearances and followers. Note them once a week and see which way they go.',
      tool: { id: 'analytics', cue: 'Enter weekly figures' },
    },
    {
      title: 'Content Scheduler',
      text: 'Plan posts by day, keep their texts here, tick them off, and take the plan along as Markdown.',
      tool: { id: 'scheduler', cue: 'Plan posts' },
    },
  ],
  videos: [
    {
      embedId: 'OKF7ZeWNrfg',
      subject: 'Profile tips',
      why: 'For the headline and the about section, part by part.',
    },
    {
      embedId: 'SG5Sb5WTV_g',
      subject: 'Finding a developer job with LinkedIn',
      why: 'First of a series by a developer: a profile for people in software, and how to search with it.',
    },
    {
      embedId: 'YFkqp9W1xTc',
      subject: 'Profile basics',
      why: 'For a profile that is still empty: where to start and what stands out.',
    },
  ],
  prompts: [
    'Write three LinkedIn headlines for a backend developer who knows Go and PostgreSQL',
    'How do I improve the first lines of my about section?',
    'Write a short message to a recruiter about a junior developer role',
  ],
};
