/** A JSON Resume of this many jobs with four bullets each. */
export const resumeOf = (jobs) => ({
  basics: {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    phone: '+1 415 555 0132',
    summary: 'Builds ledgers. '.repeat(8),
  },
  work: Array.from({ length: jobs }, (_, n) => ({
    name: `Company ${n}`,
    position: 'Backend Engineer',
    startDate: String(1994 + n),
    endDate: String(1995 + n),
    highlights: [
      `Built a ledger in Go that took ${n + 2} million bookings a day`,
      `Cut the build from ${n + 10} to 4 minutes by running tests side by side`,
      'Led a team of four through the move to a second data centre',
      'Wrote the runbooks that the on-call people still use',
    ],
  })),
});
