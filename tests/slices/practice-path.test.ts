import { expect, test } from 'vitest';
import { practicePath } from '../../src/app/open-source';
import { decodeShare } from '../../src/features/terminal/share-link';

test.each(['c', 'cpp'] as const)('a program in %s is read by Code Practice as it was written', async (language) => {
  const source = 'int main() { /* “ü” */ return 0; }\n';
  const path = practicePath(language, source);
  expect(path).toMatch(/^\/code-practice#code=/);
  expect(await decodeShare(path.slice(path.indexOf('#')))).toMatchObject({ language, source, input: '' });
});
