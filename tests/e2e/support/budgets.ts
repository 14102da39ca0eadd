/** What a screen may cost with an empty cache: JavaScript as a host with gzip sends it, and the requests for it. */
export interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
}

/**
 * Every screen that is not named below. 150 kB is the aim; docs/decisions/loading.md says what keeps it from that. Each
 * figure is what was reached and a little more: what makes a screen heavier must be seen.
 */
export const SCREEN: Budget = { kilobytes: 202, requests: 16 };

const chat: Budget = { kilobytes: 218, requests: 16 };

/** Screens that carry more, each with what it is. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // Neither the router nor the store.
  '/': { kilobytes: 85, requests: 4 },
  // The day, the current job and the week: what the other screens keep, and the zones of the calendar.
  '/home': { kilobytes: 204, requests: 16 },
  // Flows: XState, and what they talk to.
  '/jobs': { kilobytes: 214, requests: 16 },
  '/resume-enchancer': { kilobytes: 233, requests: 16 },
  // The builder: a field for every part of a resume, files in, and the page it becomes.
  '/resume-form': { kilobytes: 213, requests: 16 },
  '/resume-preview': { kilobytes: 210, requests: 16 },
  '/interview-trainer': { kilobytes: 239, requests: 17 },
  '/interview/:role': { kilobytes: 222, requests: 16 },
  '/personalized-roadmap': { kilobytes: 227, requests: 16 },
  '/typing-test': { kilobytes: 207, requests: 16 },
  '/esmoai': chat,
  '/linkedin': chat,
  '/github': chat,
  '/leetcode': chat,
  '/twitter': chat,
  '/codeforces': chat,
  '/devfolio': chat,
  '/stackoverflow': chat,
  '/portfolio': chat,
  // react-dnd with both of its backends.
  '/planyourday/tasks': { kilobytes: 233, requests: 16 },
  // react-big-calendar.
  '/planyourday/events': { kilobytes: 285, requests: 16 },
  // CodeMirror.
  '/machine-coding': { kilobytes: 407, requests: 16 },
  '/code-practice': { kilobytes: 395, requests: 16 },
};
