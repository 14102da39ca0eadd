import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addedTo,
  buildReadme,
  escapeMarkdown,
  README_LIMIT,
  readReadme,
  safeAddress,
  skillsIn,
} from '../../../src/domain/guides/github-readme';
import { emptyReadme, type ReadmeForm } from '../../../src/domain/guides/readme-form';

const ADA: ReadmeForm = {
  ...emptyReadme,
  name: 'Ada Lovelace',
  headline: 'Backend developer, C++ and Node.js',
  about: 'I write numbers into machines.\nMostly at night.\n\nNow: payments.',
  skills: 'C++, Node.js\nPostgreSQL, c++',
  projects: [
    { id: 'p1', name: 'Engine', text: 'Notes on a machine that computes', link: 'github.com/ada/engine' },
    { id: 'p2', name: 'No link yet', text: '', link: '' },
    { id: 'p3', name: ' ', text: '', link: '' },
  ],
  contacts: [
    { id: 'c1', label: 'Mail', address: 'ada@example.org' },
    { id: 'c2', label: '', address: 'https://ada.dev/' },
    { id: 'c3', label: 'Bad', address: 'javascript:alert(1)' },
  ],
  extra: '### Now reading\n\n- *Notes*',
};

test('a whole README', () => {
  expect(buildReadme(ADA)).toBe(`# Ada Lovelace

**Backend developer, C++ and Node.js**

I write numbers into machines.\\
Mostly at night.

Now: payments.

## Skills

C++ · Node.js · PostgreSQL

## Projects

- [Engine](https://github.com/ada/engine): Notes on a machine that computes
- **No link yet**

## Contact

- [Mail](mailto:ada@example.org)
- [ada.dev](https://ada.dev/)

### Now reading

- *Notes*
`);
});

test('nothing entered gives nothing', () => {
  expect(buildReadme(emptyReadme)).toBe('');
  expect(
    buildReadme({ ...emptyReadme, about: ' \n ', skills: ',;\n', contacts: [{ id: 'c', label: 'x', address: '' }] }),
  ).toBe('');
});

describe('escaping', () => {
  test.each([
    ['Node.js and C++', 'Node.js and C++'],
    ['int *p = &x', 'int \\*p = &x'],
    ['# not a heading', '\\# not a heading'],
    ['- not a list', '\\- not a list'],
    ['+ nor this', '\\+ nor this'],
    ['1. nor this', '1\\. nor this'],
    ['---', '\\---'],
    ['===', '\\==='],
    ['> no quote', '\\> no quote'],
    ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
    ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['![x](http://a.b/p.png)', '!\\[x\\](http://a.b/p.png)'],
    ['`code` ~~gone~~ a|b', '\\`code\\` \\~\\~gone\\~\\~ a\\|b'],
    ['costs $5$', 'costs \\$5\\$'],
    ['&lt;b&gt; &#60; AT&T', '\\&lt;b\\&gt; \\&#60; AT&T'],
    ['back\\slash', 'back\\\\slash'],
    ['    four\n\nblanks\t', 'four blanks'],
  ])('%j becomes %j', (text, markdown) => expect(escapeMarkdown(text)).toBe(markdown));
});

describe('addresses', () => {
  test.each([
    ['github.com/ada', 'https://github.com/ada'],
    [' https://ada.dev/a?b=c#d ', 'https://ada.dev/a?b=c#d'],
    ['http://ada.dev', 'http://ada.dev/'],
    ['ada.dev:8080/x', 'https://ada.dev:8080/x'],
    ['HTTPS://ADA.DEV/Path', 'https://ada.dev/Path'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['https://en.wikipedia.org/wiki/Ada_(language)', 'https://en.wikipedia.org/wiki/Ada_%28language%29'],
  ])('%j is %j', (typed, address) => expect(safeAddress(typed)).toBe(address));

  test.each([
    '',
    'ada',
    'two words.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://',
    'https://localhost',
    'https://user:secret@example.org',
    'mailto:ada@example.org?subject=x',
    '//example.org',
    `https://a.b/${'x'.repeat(2_000)}`,
  ])('%j is none', (typed) => expect(safeAddress(typed)).toBeNull());
});

test('skills: commas, semicolons and lines separate them; each appears once', () => {
  expect(skillsIn(' Go,  go ;C# \n\nPower   BI,')).toEqual(['Go', 'C#', 'Power BI']);
});

test('whatever is typed: one line, the same line each time, no bare sign, no link but to the web or mail', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(
        fc.constantFrom(
          '[',
          ']',
          '(',
          ')',
          '<',
          '>',
          '`',
          '*',
          '_',
          '\\',
          '\n',
          '# ',
          '- ',
          'javascript:',
          'a',
          '!',
          '&lt;',
          '|',
        ),
        {
          maxLength: 30,
        },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, typed, typed, (name, text, link) => {
      const line = escapeMarkdown(text);
      expect(line).not.toMatch(/[\n\r]/);
      expect(line.replace(/\\./g, '')).not.toMatch(/[`*_[\]<>|~$]/);
      const readme = buildReadme({
        ...emptyReadme,
        name,
        about: text,
        projects: [{ id: 'p', name, text, link }],
        contacts: [{ id: 'c', label: name, address: link }],
      });
      for (const [, target] of readme.replace(/\\./g, '').matchAll(/\]\(([^)]*)\)/g))
        expect(target).toMatch(/^(?:https?:\/\/|mailto:)/);
    }),
    { seed: 20261121, numRuns: 400 },
  );
});

describe('a README that is taken in', () => {
  test('line breaks and the byte order mark are tidied; what is there already stays', () => {
    const read = readReadme('\uFEFF# Me\r\n\r\nText\r\n');
    expect(read).toEqual({ kind: 'text', text: '# Me\n\nText' });
    expect(addedTo('Before\n', '# Me')).toBe('Before\n\n# Me');
    expect(addedTo('  ', '# Me')).toBe('# Me');
  });

  test.each([
    ['', 'empty'],
    [' \r\n', 'empty'],
    ['%PDF-1.7 \0\0', 'binary'],
    ['\uFFFD\uFFFDPNG', 'binary'],
    ['x'.repeat(README_LIMIT + 1), 'long'],
  ])('refused: %#', (content, why) => expect(readReadme(content)).toEqual({ kind: 'refused', why }));
});
