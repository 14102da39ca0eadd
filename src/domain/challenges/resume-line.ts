const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** What is known of a challenge that was solved. */
export interface SolvedFacts {
  readonly title: string;
  /** `C++`; `null` where it is not known in which one it was solved. */
  readonly language: string | null;
  /** Tests of the challenge; all of them passed. */
  readonly tests: number;
  /** ISO date-time of the first run that passed them all. */
  readonly at: string;
}

/** A line for a resume that says no more than what is known of a solved challenge. */
export function resumeLine({ title, language, tests, at }: SolvedFacts): string {
  const day = new Date(at);
  const when = Number.isNaN(day.getTime()) ? '' : `, ${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
  const passed = tests === 1 ? 'its test passed' : `${tests} of ${tests} tests passed`;
  return `Solved the coding challenge “${title}”${language === null ? '' : ` in ${language}`}: ${passed}${when}`;
}
