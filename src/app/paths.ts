/** Every path of the app that has a screen. Matched whatever the letter case. */
export const paths = {
  landing: '/',
  signIn: '/signin',
  home: '/home',
  profile: '/userprofile',
  career: '/career',
  resumeAssistant: '/resume-enchancer',
  interview: '/interview',
  moreInterviews: '/more-interviews',
  interviewTrainer: '/interview-trainer',
  typingTest: '/typing-test',
  settings: '/settings',
} as const;
