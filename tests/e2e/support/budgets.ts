/** What a screen may cost with an empty cache: JavaScript as a host with gzip sends it, and the requests for it. */
export interface Budget {
  readonly kilobytes: number;
  readonly requests: number;
}

/**
 * Every screen that is not named below. 150 kB is the aim; docs/decisions/loading.md says what keeps it from that. Each
 * figure is what was reached and a little more: what makes a screen heavier must be seen.
 */
export const SCREEN: Budget = { kilobytes: 207.9, requests: 16 };

/** A guide, which has an assistant. */
const chat: Budget = { kilobytes: 232, requests: 16 };

/** Screens that carry more, each with what it is. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // Neither the router nor the store.
  '/': { kilobytes: 85, requests: 4 },
  // The day, the current job and the week: what the other screens keep, and the zones of the calendar.
  '/home': { kilobytes: 222.6, requests: 16 },
  // Flows: XState, and what they talk to.
  '/jobs': { kilobytes: 229.7, requests: 16 },
  '/resume-enchancer': { kilobytes: 241.7, requests: 16 },
  // The builder: a field for every part of a resume, files in, and the page it becomes.
  '/resume-form': { kilobytes: 230.6, requests: 16 },
  '/resume-preview': { kilobytes: 241.3, requests: 16 },
  '/cover-letters': { kilobytes: 223.4, requests: 16 },
  '/interview-trainer': { kilobytes: 250.9, requests: 16 },
  '/interview': { kilobytes: 220.5, requests: 16 },
  '/interview/:role': { kilobytes: 239, requests: 16 },
  // Files that it has in common with the rooms hold what they need besides.
  '/more-interviews': { kilobytes: 210.7, requests: 16 },
  // The tracks by name; what they are about comes with the search, their links with the first dialog.
  '/roadmap': { kilobytes: 201, requests: 16 },
  '/personalized-roadmap': { kilobytes: 244.7, requests: 16 },
  '/typing-test': { kilobytes: 219.3, requests: 16 },
  '/esmoai': { kilobytes: 229.6, requests: 16 },
  '/linkedin': chat,
  '/github': chat,
  '/leetcode': chat,
  '/twitter': chat,
  '/codeforces': chat,
  '/devfolio': chat,
  '/stackoverflow': chat,
  '/portfolio': chat,
  // XState and the flow; cards, Markdown and the engine of questions come with the first session.
  '/study': { kilobytes: 226.4, requests: 16 },
  '/planyourday': { kilobytes: 208.9, requests: 16 },
  // react-dnd with both of its backends, and the way of a card into the calendar; the calendar itself comes with split view.
  '/planyourday/tasks': { kilobytes: 264.2, requests: 16 },
  // react-big-calendar.
  '/planyourday/events': { kilobytes: 300.8, requests: 16 },
  // CodeMirror.
  '/machine-coding': { kilobytes: 440.2, requests: 16 },
  '/code-practice': { kilobytes: 427.3, requests: 16 },
};
