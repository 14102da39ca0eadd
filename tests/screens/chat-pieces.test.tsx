import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ChatMarkdown } from '../../src/ui/chat/chat-markdown';
import { LiveReply } from '../../src/ui/chat/chat-panel';
import { CopyTextContext, RunCodeContext } from '../../src/ui/chat/code-contexts';
import { colourCode } from '../../src/ui/chat/colour-code';
import { speechText } from '../../src/ui/chat/speech-text';
import { DEEPEST, isTooDeep, workOf } from '../../src/ui/markdown/limits';
import { Markdown } from '../../src/ui/markdown/markdown';
import { splitBlocks } from '../../src/ui/markdown/split-blocks';

describe('splitting into blocks', () => {
  test.each([
    ['', []],
    ['one', ['one']],
    ['one\n\ntwo', ['one\n\n', 'two']],
    ['one\n\n\n\ntwo\n', ['one\n\n\n\n', 'two\n']],
    ['```c\nint a;\n\nint b;\n```\n\nafter', ['```c\nint a;\n\nint b;\n```\n\n', 'after']],
    ['~~~\n```\n\n~~~\n\nafter', ['~~~\n```\n\n~~~\n\n', 'after']],
    ['````\n```\n\nx\n````\n\nafter', ['````\n```\n\nx\n````\n\n', 'after']],
    ['```\nnever closed\n\nx', ['```\nnever closed\n\nx']],
    ['1. a\n\n2. b\n\nafter', ['1. a\n\n2. b\n\n', 'after']],
    ['- a\n\n  more of a\n\nafter', ['- a\n\n  more of a\n\n', 'after']],
    ['- a\n\n  ```js\n  x\n\n  ```\n\nafter', ['- a\n\n  ```js\n  x\n\n  ```\n\n', 'after']],
    ['text\n\n- a', ['text\n\n', '- a']],
  ])('%j', (text, blocks) => {
    expect(splitBlocks(text)).toEqual(blocks);
  });

  const piece = fc.constantFrom('a', '- b', '1. c', '```', '~~~js', '  d', '', '> e', '    f', '| g | h |');
  const documents = fc.array(piece, { maxLength: 14 }).map((lines) => lines.join('\n'));

  test('joined again they are the text, and none but the last changes as the text grows', () => {
    fc.assert(
      fc.property(documents, documents, (text, more) => {
        const blocks = splitBlocks(text);
        expect(blocks.join('')).toBe(text);
        expect(splitBlocks(`${text}\n${more}`).slice(0, Math.max(0, blocks.length - 1))).toEqual(blocks.slice(0, -1));
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});

test('a reference finds its definition in another block; code that looks like one stays as it is', () => {
  render(<Markdown text={'See [the book][1].\n\n```\na[i][j]\n```\n\n[1]: https://example.org'} />);
  expect(screen.getByText('the book')).toBeInTheDocument();
  expect(screen.getByText('a[i][j]')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('example.org');
  expect(screen.queryByRole('link')).toBeNull();
});

describe('what is set as Markdown', () => {
  const nested = (mark: string, depth: number) => `${mark.repeat(depth)}deep`;

  test.each([
    ['quotes', nested('> ', 1000)],
    ['lists', nested('- ', 1000)],
    ['numbered lists', nested('1. ', 1000)],
    ['indented lists', Array.from({ length: 120 }, (_, n) => `${'  '.repeat(n)}- x`).join('\n')],
    ['brackets', `${'['.repeat(1000)}x${']'.repeat(1000)}`],
    ['emphasis', `${'*a '.repeat(1000)}${'b* '.repeat(1000)}`],
    ['strong emphasis', `${'**a '.repeat(500)}${'b** '.repeat(500)}`],
  ])('1,000 %s in each other are shown as they came, with a note', (_, text) => {
    expect(isTooDeep(text)).toBe(true);
    render(<ChatMarkdown text={`before\n\n${text}`} />);
    expect(screen.getByText('before')).toBeInTheDocument();
    expect(screen.getByText(/nests too deep/)).toBeInTheDocument();
  });

  test.each([
    nested('> ', DEEPEST),
    'A **bold** word, an *emphasis*, `code`, a [link](https://example.org).'.repeat(200),
    Array.from({ length: 300 }, (_, n) => `- **item ${n}**: 2 * 3 * 4, snake_case_name, a[0][1]`).join('\n'),
    '| a | b |\n| --- | --- |\n| *x* | **y** |',
    'int **p; char *argv[]; a * b * c; x_1 * y_2',
  ])('ordinary text is not too deep: %#', (text) => {
    expect(isTooDeep(text)).toBe(false);
  });

  const items = '- an item\n'.repeat(301);
  test.each([
    ['a list', items],
    ['headings', 'a\n-\n'.repeat(151)],
    ['a fence that is not one behind HTML', `<div>\n\`\`\`\n\n${items}`],
    ['a fence that is the page of a link', `[a]:\n\`\`\`\n${items}`],
    ['a fence within a list', `1. a\n   \`\`\`\n${items}`],
    ['code that ended', `\`\`\`\nx\n\`\`\`\n${items}`],
  ])('too many lines are shown as they came: %s', (_, text) => {
    expect(workOf(text)).toBe(Number.POSITIVE_INFINITY);
    render(<Markdown text={text} />);
    expect(screen.getAllByText('This part is too long to be set as Markdown.')[0]).toBeInTheDocument();
  });

  test('of very many long lists the first are set, the others shown as they came', () => {
    render(<Markdown text={`${'- an item\n'.repeat(290)}\nbetween\n\n`.repeat(6)} />);
    expect(screen.getAllByRole('list')).toHaveLength(4);
    expect(screen.getAllByText('This part is too long to be set as Markdown.')).toHaveLength(2);
    expect(screen.getAllByText('between')).toHaveLength(6);
  });

  test.each([
    ['a program', `Here:\n\`\`\`c\n${'int x;\n'.repeat(5000)}\`\`\`\nDone.`],
    ['a list', '- an item\n'.repeat(299)],
  ])('not too many: %s', (_, text) => {
    expect(workOf(text)).toBeLessThan(100_000);
  });

  test('a text of 1 MB is shown plain, its beginning first, and whole when asked for', async () => {
    const text = 'word '.repeat(200_000);
    render(<ChatMarkdown text={text} />);
    expect(screen.getByText(/too long to be set as Markdown/)).toBeInTheDocument();
    const shown = () => screen.getByText(/^word word/).textContent?.length ?? 0;
    expect(shown()).toBe(20_000);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 1,000,000 characters' }));
    expect(shown()).toBe(text.length);
  });

  test('raw HTML, pictures and links of a model stay words', () => {
    const { container } = render(
      <ChatMarkdown
        text={
          'See [this](javascript:alert(1)) and <https://example.org>.\n\n<img src=x onerror="alert(1)"><script>alert(1)</script>\n\n![pic](https://example.org/x.png)'
        }
      />,
    );
    expect(container.querySelectorAll('a, img, script, iframe, [onerror]')).toHaveLength(0);
    expect(container).toHaveTextContent('See this and https://example.org.');
    expect(container).toHaveTextContent('<script>alert(1)</script>');
  });

  test('tables are tables; a growing code block is shown as code before it ends', () => {
    render(<ChatMarkdown growing text={'| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```js\nlet x'} />);
    expect(screen.getByRole('table')).toHaveTextContent('ab12');
    expect(screen.getByRole('region', { name: 'Code, js' })).toHaveTextContent('let x');
  });

  test('two tables of one text are told apart by their lines', () => {
    const table = '| a | b |\n| --- | --- |\n| 1 | 2 |\n';
    render(<Markdown text={`# Head\n\n${table}\nBetween.\n\n${table}`} />);
    expect(screen.getByRole('region', { name: 'Table in line 3' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Table in line 9' })).toBeInTheDocument();
  });

  test('Markdown outside a chat has the same bounds', () => {
    render(<Markdown text={`before\n\n${nested('> ', 1000)}\n\n${'x'.repeat(50_000)}`} />);
    expect(screen.getByText('before')).toBeInTheDocument();
    expect(screen.getByText(/nests too deep/)).toBeInTheDocument();
    expect(screen.getByText('This part is too long to be set as Markdown.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show all 50,000 characters' })).toBeInTheDocument();
  });

  test.each([
    ['c', 'int x = 1;'],
    ['c++20', 'auto x = 1;'],
    ['python', 'def f(): return 1'],
    ['ts', 'const x: number = 1;'],
    ['jsx', 'const x = <b>1</b>;'],
    ['go', 'func main() {}'],
    ['rust', 'fn main() {}'],
    ['java', 'class A {}'],
    ['kotlin', 'fun main() {}'],
    ['swift', 'let x = 1'],
    ['sql', 'SELECT 1;'],
    ['sh', 'if true; then echo 1; fi'],
    ['console', '$ echo 1'],
    ['html', '<b>1</b>'],
    ['css', 'a { color: red; }'],
    ['json', '{"a": 1}'],
    ['yml', 'a: 1'],
    ['diff', '+ added'],
    ['dockerfile', 'FROM scratch'],
  ])('%s gets its colours', (language, code) => {
    const text = { type: 'text', value: code };
    const block = {
      type: 'element',
      tagName: 'code',
      properties: { className: [`language-${language}`] },
      children: [text],
    };
    const tree = { children: [{ type: 'element', tagName: 'pre', properties: {}, children: [block] }] };
    colourCode()(tree);
    const words = (node: { value?: string; children?: object[] }): string =>
      node.value ?? (node.children ?? []).map(words).join('');
    expect(words(block)).toBe(code);
    expect(block.properties.className).toEqual(['hljs', `language-${language}`]);
    expect(JSON.stringify(block.children)).toContain('"hljs-');
  });

  test('code in a language without colours stays as it is', async () => {
    const { container } = render(<ChatMarkdown text={'```js\nlet x;\n```\n\n```cobol\nDISPLAY 1.\n```'} />);
    await vi.waitFor(() => expect(container.querySelector('.hljs-keyword')).not.toBeNull());
    expect(screen.getByRole('region', { name: 'Code, cobol' }).querySelector('code')?.innerHTML).toBe('DISPLAY 1.\n');
  });

  test('code is coloured when it is complete, and keeps its text', async () => {
    const { container } = render(<ChatMarkdown text={'```js\nconst x = 1;\n```'} />);
    await vi.waitFor(() => expect(container.querySelector('.hljs-keyword')).toHaveTextContent('const'));
    expect(screen.getByRole('region', { name: 'Code, js' })).toHaveTextContent('const x = 1;');
  });

  test('Copy code copies the code, and a check mark confirms it for 2 seconds', async () => {
    vi.useFakeTimers();
    const copied: string[] = [];
    render(
      <CopyTextContext
        value={async (text) => {
          copied.push(text);
          return true;
        }}
      >
        <ChatMarkdown text={'```cpp\nint *p = &x;\n```'} />
      </CopyTextContext>,
    );
    const button = screen.getByRole('button', { name: 'Copy code' });
    const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
    fireEvent.click(button);
    await pass(0);
    expect(copied).toEqual(['int *p = &x;']);
    expect(button).toHaveAccessibleName('Copied');
    expect(button.querySelector('.lucide-check')).not.toBeNull();
    await pass(1999);
    expect(button).toHaveTextContent('Copied');
    await pass(1);
    expect(button).toHaveTextContent('Copy code');
  });
});

describe('what a voice says', () => {
  test.each([
    ['Use a heap.\n\n```c\nint x;\n```\n\nThen sort.', 'Use a heap.\n\nCode block omitted for speech\n\nThen sort.'],
    ['```js\nnever closed', 'Code block omitted for speech'],
    ['~~~\n```\n~~~\nafter', 'Code block omitted for speech\nafter'],
    ['## A **bold** and _thin_ `word`', 'A bold and thin word'],
    ['- [x] done\n1. first\n> quoted', 'done\nfirst\nquoted'],
    ['| a | b |\n| --- | --- |\n| 1 | 2 |', 'a, b\n1, 2'],
    ['see [the page](https://example.org)', 'see the page'],
    ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ])('%j', (markdown, spoken) => {
    expect(speechText(markdown)).toBe(spoken);
  });
});

test.each([
  ['ts', 'typescript'],
  ['typescript', 'typescript'],
  ['js', 'javascript'],
  ['py', 'python'],
  ['c++', 'cpp'],
  ['java', null],
] as const)('a block of %s is run as %s', async (named, language) => {
  const run = vi.fn();
  const source = 'main() // 1';
  render(
    <RunCodeContext value={run}>
      <ChatMarkdown text={`\`\`\`${named}\n${source}\n\`\`\``} />
    </RunCodeContext>,
  );
  await screen.findByRole('button', { name: 'Copy code' });
  const button = screen.queryByRole('button', { name: 'Run' });
  expect(button !== null).toBe(language !== null);
  if (button) await userEvent.click(button);
  expect(run.mock.calls).toEqual(language === null ? [] : [[language, `${source}\n`]]);
});

test('a reply that grows out of sight is drawn twice a second, and whole when its end comes into sight', () => {
  vi.useFakeTimers();
  let tell = (_seen: boolean) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: IntersectionObserverCallback) {
        tell = (isIntersecting) =>
          seen([{ isIntersecting }] as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
      }
      observe() {}
      disconnect() {}
    },
  );
  const of = (text: string) => <LiveReply assistant="Tutor" text={text} />;
  const { rerender } = render(of('one'));
  const passes = (time: number) => act(() => vi.advanceTimersByTime(time));
  const comes = (text: string) => rerender(of(text));
  passes(50);
  comes('one two');
  passes(50);
  expect(screen.getByText('one two')).toBeInTheDocument();

  act(() => tell(false));
  passes(50);
  comes('one two three');
  passes(440);
  expect(screen.getByText('one two')).toBeInTheDocument();
  passes(60);
  expect(screen.getByText('one two three')).toBeInTheDocument();

  comes('one two three four');
  passes(60);
  act(() => tell(true));
  expect(screen.getByText('one two three four')).toBeInTheDocument();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
