import { describe, expect, it } from 'vitest';
import { analyseLinkedIn } from '../../../src/domain/guides/linkedin';
import { measuredNumber } from '../../../src/domain/report/measured-number';

describe('a number is quoted whole, with what it is counted in', () => {
  it.each([
    ['I run a service with 40 million users.', '40 million'],
    ['Moved $1.2 billion a year', '$1.2 billion'],
    ['Served 300 thousand requests', '300 thousand'],
    ['Saved ₹5 lakh', '₹5 lakh'],
    ['Saved 2 lakh crore', '2 lakh crore'],
    ['Cut two million rows', 'two million'],
    ['Half a million downloads', 'Half a million'],
    ['Hundreds of thousands of events', 'Hundreds of thousands'],
    ['Read by 40 millionaires', '40'],
    ['Handled 40 requests', '40'],
    ['Cut latency by 30%', '30%'],
    ['Grew to 40 million+ users', '40 million+'],
  ])('%s', (line, number) => {
    expect(measuredNumber(line)).toBe(number);
  });

  it('says it so in the findings of a profile', () => {
    const analysis = analyseLinkedIn({
      headline: 'Backend developer',
      about: 'I am a backend developer and I build payment services in Go. They serve 40 million people.',
      experience: '',
    });
    const finding =
      analysis.kind === 'analysis' ? analysis.findings.find(({ id }) => id === 'about-number') : undefined;
    expect(finding).toMatchObject({ says: '“40 million” measures something.', quotes: ['40 million'] });
  });
});
