/** Every path of the app that has a screen. Matched whatever the letter case. */
export const paths = {
  landing: '/',
  signIn: '/signin',
  home: '/home',
  career: '/career',
  resumeAssistant: '/resume-enchancer',
  resumeForm: '/resume-form',
  resumePreview: '/resume-preview',
  interview: '/interview',
  moreInterviews: '/more-interviews',
  interviewTrainer: '/interview-trainer',
  typingTest: '/typing-test',
  settings: '/settings',
} as const;
