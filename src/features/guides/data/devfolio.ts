import { paths } from '../../../app/paths';
import type { Guide } from '../guide-types';

export const devfolio: Guide = {
  id: 'devfolio',
  path: paths.devfolio,
  title: 'Devfolio',
  summary: 'Hackathons from application to write-up: a profile, a team, a demo that works.',
  headline: 'Devfolio and hackathons: small scope, working demo',
  lead: 'Judges see a project for a few minutes. Solve one problem, show it running, and leave a page that others can read afterwards.',
  figures: [{ term: 'Applying', value: '“Apply with Devfolio” on the event’s own site', sure: true }],
  tips: [
    {
      title: 'Before',
      tips: [
        {
          title: 'Complete your profile',
          text: 'Organisers read it with your application. Links to GitHub and a portfolio, and two sentences on what you build.',
        },
        {
          title: 'Skills as you would use them',
          text: 'List what you could work with at three in the morning. Teams look for what they lack.',
        },
        {
          title: 'A team of different skills',
          text: 'Someone who builds the front, someone for the back, someone who can explain it. Three or four is plenty.',
        },
        {
          title: 'Choose a track',
          text: 'Read the prize tracks first. A project made for one track is easier to judge than one that brushes five.',
        },
        {
          title: 'One sentence of problem',
          text: 'Who has it, when, and what it costs them. If you cannot write it, the idea is not ready.',
        },
      ],
    },
    {
      title: 'During and after',
      tips: [
        {
          title: 'Small scope, working demo',
          text: 'One path that works from start to end. Cut everything that the demo does not show.',
        },
        {
          title: 'Record a video early',
          text: 'Two minutes: the problem, the thing running, how it is made. Record a first one half-way; networks fail at the end.',
        },
        {
          title: 'README and pictures',
          text: 'What it does, how to run it, what is real and what is mocked. Judges check the last point.',
        },
        {
          title: 'Submit early',
          text: 'Send a first version hours before the end and edit it, where the event allows edits. Last minutes are crowded.',
        },
        {
          title: 'Write it up',
          text: 'A page a week later on what you built and would do differently is worth more to your profile than the placing.',
        },
      ],
    },
  ],
  featuresLead: 'What the site offers around a hackathon. Each event decides which parts it uses.',
  features: [
    {
      title: 'Builder Profile',
      text: 'Your skills, links and past projects in one place, read by organisers and teammates.',
      read: 'https://guide.devfolio.co/',
    },
    {
      title: 'Hackathon Applications',
      text: 'One profile for many events: you apply from the event’s own site.',
      read: 'https://devfolio.co/hackathons',
    },
    {
      title: 'Project Submissions',
      text: 'Title, description, links, pictures and video, by the deadline of the event.',
    },
    {
      title: 'Prize Tracks',
      text: 'Prizes of organisers and sponsors, each with its own conditions. Read how judging works before you choose.',
      read: 'https://guide.devfolio.co/docs/guide/participating-in-hackathons/judging-1',
    },
    {
      title: 'Team Formation',
      text: 'Form a team and apply together. Agree early who presents and who owns the code.',
    },
    {
      title: 'Project Gallery',
      text: 'What others built. Read winners of past events for how they describe the problem.',
    },
  ],
  videos: [
    {
      embedId: 'kyMg0jtuT-8',
      subject: 'Winning a hackathon',
      why: 'On what decides between two working projects. About hackathons in general.',
    },
    {
      embedId: 'OtYHCp77dEs',
      subject: 'Student hackathons',
      why: 'A recorded student talk, for a first hackathon. About hackathons in general.',
    },
    {
      embedId: 'WwnTk-EElYM',
      subject: 'Teams and a three-minute pitch',
      why: 'On teams, and on presenting in three minutes. About hackathons in general.',
    },
  ],
  prompts: [
    'How do I find an idea for a hackathon about health?',
    'What does a hackathon submission have to say?',
    'How do I pitch a hackathon demo in 2 minutes?',
  ],
};
