/** What a screen may cost with an empty cache: JavaScript as a host with gzip sends it, and the requests for it. */
export interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
}

/**
 * Every screen that is not named below. 150 kB is the aim; docs/decisions/loading.md says what keeps it from that. Each
 * figure is what was reached and a little more: what makes a screen heavier must be seen.
 */
export const SCREEN: Budget = { kilobytes: 204.8, requests: 16 };

/** A guide, which has an assistant. */
const chat: Budget = { kilobytes: 228.4, requests: 16 };

/** Screens that carry more, each with what it is. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // Neither the router nor the store.
  '/': { kilobytes: 82.8, requests: 4 },
  // The day, the current job and the week: what the other screens keep, and the zones of the calendar.
  '/home': { kilobytes: 219.4, requests: 16 },
  // Flows: XState, and what they talk to.
  '/jobs': { kilobytes: 225.4, requests: 16 },
  '/resume-enchancer': { kilobytes: 239.3, requests: 16 },
  // The builder: a field for every part of a resume, files in, and the page it becomes.
  '/resume-form': { kilobytes: 226.1, requests: 16 },
  '/resume-preview': { kilobytes: 235.9, requests: 16 },
  '/cover-letters': { kilobytes: 218.8, requests: 16 },
  '/interview-trainer': { kilobytes: 249.1, requests: 16 },
  '/interview': { kilobytes: 216.1, requests: 16 },
  '/interview/:role': { kilobytes: 236.1, requests: 16 },
  // Files that it has in common with the rooms hold what they need besides.
  '/more-interviews': { kilobytes: 202.4, requests: 16 },
  // The tracks by name; what they are about comes with the search, their links with the first dialog.
  '/roadmap': { kilobytes: 197.3, requests: 16 },
  '/personalized-roadmap': { kilobytes: 242.6, requests: 16 },
  '/typing-test': { kilobytes: 214.3, requests: 16 },
  '/esmoai': { kilobytes: 226.3, requests: 16 },
  '/linkedin': chat,
  '/github': chat,
  '/leetcode': chat,
  '/twitter': chat,
  '/codeforces': chat,
  '/devfolio': chat,
  '/stackoverflow': chat,
  '/portfolio': chat,
  // XState and the flow; cards, Markdown and the engine of questions come with the first session.
  '/study': { kilobytes: 220.4, requests: 16 },
  '/planyourday': { kilobytes: 205.4, requests: 16 },
  // react-dnd with both of its backends, and the way of a card into the calendar; the calendar itself comes with split view.
  '/planyourday/tasks': { kilobytes: 260.7, requests: 16 },
  // react-big-calendar.
  '/planyourday/events': { kilobytes: 297.6, requests: 16 },
  // CodeMirror; the bar of a challenge that comes back is a file of its own.
  '/machine-coding': { kilobytes: 443.9, requests: 19 },
  '/code-practice': { kilobytes: 430.9, requests: 16 },
};
