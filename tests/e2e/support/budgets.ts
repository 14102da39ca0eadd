/** What a screen may cost with an empty cache: JavaScript as a host with gzip sends it, and the requests for it. */
export interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
}

/**
 * Every screen that is not named below. 150 kB is the aim; docs/decisions/loading.md says what keeps it from that. Each
 * figure is what was reached and a little more: what makes a screen heavier must be seen.
 */
export const SCREEN: Budget = { kilobytes: 204, requests: 16 };

const chat: Budget = { kilobytes: 236, requests: 16 };

/** Screens that carry more, each with what it is. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // Neither the router nor the store.
  '/': { kilobytes: 85, requests: 4 },
  // The day, the current job and the week: what the other screens keep, and the zones of the calendar.
  '/home': { kilobytes: 218, requests: 16 },
  // Flows: XState, and what they talk to.
  '/jobs': { kilobytes: 222.5, requests: 16 },
  '/resume-enchancer': { kilobytes: 240, requests: 16 },
  // The builder: a field for every part of a resume, files in, and the page it becomes.
  '/resume-form': { kilobytes: 224.5, requests: 16 },
  '/resume-preview': { kilobytes: 236, requests: 16 },
  '/cover-letters': { kilobytes: 221.5, requests: 16 },
  '/interview-trainer': { kilobytes: 249, requests: 16 },
  '/interview': { kilobytes: 216.5, requests: 16 },
  '/interview/:role': { kilobytes: 237, requests: 16 },
  '/personalized-roadmap': { kilobytes: 244, requests: 16 },
  '/typing-test': { kilobytes: 216, requests: 16 },
  '/esmoai': chat,
  '/linkedin': chat,
  '/github': chat,
  '/leetcode': chat,
  '/twitter': chat,
  '/codeforces': chat,
  '/devfolio': chat,
  '/stackoverflow': chat,
  '/portfolio': chat,
  // XState and the flow; cards, Markdown and the engine of questions come with the first session.
  '/study': { kilobytes: 222, requests: 16 },
  '/planyourday': { kilobytes: 205, requests: 16 },
  // react-dnd with both of its backends.
  '/planyourday/tasks': { kilobytes: 242, requests: 16 },
  // react-big-calendar.
  '/planyourday/events': { kilobytes: 297, requests: 16 },
  // CodeMirror.
  '/machine-coding': { kilobytes: 417, requests: 16 },
  '/code-practice': { kilobytes: 403, requests: 16 },
};
