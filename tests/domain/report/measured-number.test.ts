import { expect, test } from 'vitest';
import { measuredNumber } from '../../../src/domain/report/measured-number';

test.each([
  ['Cut costs by 43%', '43%'],
  ['Saved $18,000 a month', '$18,000'],
  ['Saved €1.5m a year', '€1.5m'],
  ['Led 4 engineers', '4'],
  ['Served 2 million users', '2 million'],
  ['Cut latency from 900ms to 40ms', '900ms'],
  ['Made it 3x faster', '3x'],
  ['Grew to 10k installs', '10k'],
  ['Supported 50+ customers', '50+'],
  ['Won 2nd place of 45 teams', '2nd'],
  ['Halved the number of incidents', 'Halved'],
  ['Led a team of six', 'six'],
  ['Handled 2000 requests a second', null],
  ['Handled 2,000 requests a second', '2,000'],
  ['Moved to Java 17 and Python 3.11', null],
  ['Passed ISO 27001 and SOC 2 audits', null],
  ['Joined in 2019, left in Mar 2021', null],
  ['Worked Jan 2020 – Dec 2021', null],
  ['Improved p95 on S3 and EC2 over HTTP/2', null],
  ['Kept it up 24/7', null],
  ['Wrote 3D and 64-bit code', null],
  ['Used C++17 and OAuth2', null],
  ['Improved performance greatly', null],
  ['', null],
])('%s', (bullet, expected) => {
  expect(measuredNumber(bullet)).toBe(expected);
});
