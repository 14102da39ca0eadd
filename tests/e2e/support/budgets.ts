/** What a screen may cost with an empty cache: JavaScript as a host with gzip sends it, and the requests for it. */
export interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
}

/**
 * Every screen that is not named below. 150 kB is the aim; docs/decisions/loading.md says what keeps it from that. Each
 * figure is what was reached and a little more: what makes a screen heavier must be seen.
 */
export const SCREEN: Budget = { kilobytes: 200, requests: 16 };

const chat: Budget = { kilobytes: 228, requests: 16 };

/** Screens that carry more, each with what it is. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // Neither the router nor the store.
  '/': { kilobytes: 85, requests: 4 },
  // The day, the current job and the week: what the other screens keep, and the zones of the calendar.
  '/home': { kilobytes: 215, requests: 16 },
  // Flows: XState, and what they talk to.
  '/jobs': { kilobytes: 221, requests: 16 },
  '/resume-enchancer': { kilobytes: 238, requests: 16 },
  // The builder: a field for every part of a resume, files in, and the page it becomes.
  '/resume-form': { kilobytes: 224, requests: 16 },
  '/resume-preview': { kilobytes: 234, requests: 16 },
  '/cover-letters': { kilobytes: 216, requests: 16 },
  '/interview-trainer': { kilobytes: 245, requests: 16 },
  '/interview': { kilobytes: 212, requests: 16 },
  '/interview/:role': { kilobytes: 235, requests: 16 },
  '/personalized-roadmap': { kilobytes: 233, requests: 16 },
  '/typing-test': { kilobytes: 214, requests: 16 },
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
  '/study': { kilobytes: 212, requests: 16 },
  '/planyourday': { kilobytes: 201, requests: 16 },
  // react-dnd with both of its backends.
  '/planyourday/tasks': { kilobytes: 240, requests: 16 },
  // react-big-calendar.
  '/planyourday/events': { kilobytes: 290, requests: 16 },
  // CodeMirror.
  '/machine-coding': { kilobytes: 413, requests: 16 },
  '/code-practice': { kilobytes: 401, requests: 16 },
};
