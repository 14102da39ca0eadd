import type { InterviewRecord } from '../../machines/contracts/interview';

/** A submitted session of two questions out of three, with one recording from its fourth second. */
export const sample = (change: Partial<InterviewRecord> = {}): InterviewRecord => ({
  id: 'interview-a',
  begunAt: '2026-10-01T10:00:00.000Z',
  role: { id: 'sde-1', name: 'SDE-1' },
  questions: [
    { id: 'sde-1-01', text: 'Tell me about yourself.' },
    { id: 'sde-1-02', text: 'Which project are you most proud of, and what was your own part in it?' },
    { id: 'sde-1-03', text: 'A third one?' },
  ],
  answers: [
    {
      spoken: [
        { text: 'Um, I study computer science.', start: 1000, end: 3000 },
        { text: 'I built a course finder for 300 students.', start: 8000, end: 12_000 },
      ],
      typed: '',
      spent: 20_000,
      prepared: 0,
    },
    { spoken: [], typed: 'The course finder.\nIt <saved> *time*.', spent: 75_000, prepared: 0 },
  ],
  notes: 'Name a number.',
  language: 'en-US',
  records: true,
  parts: [{ key: 'interview-a-1', mime: 'video/webm', start: 4000, length: 91_000 }],
  preparation: 0,
  questionTime: 60_000,
  retakes: null,
  ...change,
});
