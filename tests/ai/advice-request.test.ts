import { expect, test } from 'vitest';
import { adviceRequest } from '../../src/app/advice-request';
import { documentOf } from '../domain/report/resumes';
import { reportOn } from '../domain/report/support';

const RESUME = `Ada Hill
Test Engineer
ada@example.com

Experience

Test Engineer, Acme, York
January 2019 – Present
• Built 40 nightly checks in Selenium for a shop on AWS
• Cut the night run from nine hours to two`;
const JOB = 'Test Engineer\n\nRequirements\n- Test automation\n- AWS, Azure or GCP\n- Kotlin\n\nNice to have\n- Docker';

test('a model gets the match percentage of the report, alternatives once, and what shows a skill that is not named', () => {
  const document = documentOf(RESUME);
  const report = reportOn(document, JOB);
  const { messages } = adviceRequest({ action: 'keyword-match', document, jobDescription: JOB, report });
  const text = messages[0]?.text ?? '';
  expect(report.match?.percent).toBe(60);
  expect(text).toContain('- Match percentage: 60%, which weighs must-haves and is not the fit');
  expect(text).toContain('- In the resume: Test Automation (shown by “Selenium”), Amazon Web Services');
  expect(text).toContain('- Missing: Kotlin, Docker');
});
