/** What a screen may cost with an empty cache: JavaScript as a host with gzip sends it, and the requests for it. */
export interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
}

/**
 * Every screen that is not named below. 150 kB is the aim; docs/decisions/loading.md says what keeps it from that. Each
 * figure is what was reached and a little more: what makes a screen heavier must be seen.
 */
export const SCREEN: Budget = { kilobytes: 211.9, requests: 16 };

/** A guide, which has an assistant. */
const chat: Budget = { kilobytes: 236.8, requests: 16 };

/** Screens that carry more, each with what it is. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // Neither the router nor the store.
  '/': { kilobytes: 85, requests: 4 },
  // The day, the current job and the week: what the other screens keep, and the zones of the calendar.
  '/home': { kilobytes: 227.7, requests: 16 },
  // Flows: XState, and what they talk to.
  '/jobs': { kilobytes: 233.4, requests: 16 },
  '/resume-enchancer': { kilobytes: 245.8, requests: 16 },
  // The builder: a field for every part of a resume, files in, and the page it becomes.
  '/resume-form': { kilobytes: 234.3, requests: 16 },
  '/resume-preview': { kilobytes: 245, requests: 16 },
  '/cover-letters': { kilobytes: 227.5, requests: 16 },
  '/interview-trainer': { kilobytes: 256.1, requests: 16 },
  '/interview': { kilobytes: 224.3, requests: 16 },
  '/interview/:role': { kilobytes: 244.2, requests: 16 },
  // Files that it has in common with the rooms hold what they need besides.
  '/more-interviews': { kilobytes: 210.7, requests: 16 },
  // The tracks by name; what they are about comes with the search, their links with the first dialog.
  '/roadmap': { kilobytes: 205.5, requests: 16 },
  '/personalized-roadmap': { kilobytes: 249.9, requests: 16 },
  '/typing-test': { kilobytes: 223, requests: 16 },
  '/esmoai': { kilobytes: 234.7, requests: 16 },
  '/linkedin': chat,
  '/github': chat,
  '/leetcode': chat,
  '/twitter': chat,
  '/codeforces': chat,
  '/devfolio': chat,
  '/stackoverflow': chat,
  '/portfolio': chat,
  // XState and the flow; cards, Markdown and the engine of questions come with the first session.
  '/study': { kilobytes: 229.1, requests: 16 },
  '/planyourday': { kilobytes: 213.6, requests: 16 },
  // react-dnd with both of its backends, and the way of a card into the calendar; the calendar itself comes with split view.
  '/planyourday/tasks': { kilobytes: 269.1, requests: 16 },
  // react-big-calendar.
  '/planyourday/events': { kilobytes: 305.7, requests: 16 },
  // CodeMirror; the bar of a challenge that comes back is a file of its own.
  '/machine-coding': { kilobytes: 450.5, requests: 17 },
  '/code-practice': { kilobytes: 437.4, requests: 16 },
};
