import { type Completion, CompletionContext } from '@codemirror/autocomplete';
import { cpp } from '@codemirror/lang-cpp';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CodeName } from '../../src/domain/c-source/code-names';
import { type AskNames, compilerNames } from '../../src/features/terminal/editor/compiler-names';
import { completeFor } from '../../src/features/terminal/editor/completions';

const sources = { language: () => 'c' as const, names: () => null, headers: () => ['list.h', 'my words.h'] };

/** What is offered at the end of the text. */
function offered(doc: string, explicit = false) {
  const state = EditorState.create({ doc, extensions: [cpp()] });
  return completeFor(sources)(new CompletionContext(state, doc.length, explicit));
}

test('the list is there at once: later it could be entered in another program', () => {
  const list = offered('int counter;\nint main(void) { cou');
  expect(list).not.toBeInstanceOf(Promise);
  expect(list?.options.map(({ label }) => label)).toContain('counter');
});

test.each([
  ['#include <std', 'stdio.h'],
  ['#include "', 'list.h'],
  ['#include "my wo', 'my words.h'],
  ['int main(void) { pri', 'printf'],
  ['int main(void) { whi', 'while'],
])('after “%s” %s is offered', (doc, label) => {
  expect(offered(doc)?.options.map((option) => option.label)).toContain(label);
});

test.each(['int main(void) { // pri', 'char *s = "pri', 'p'])('nothing is offered after “%s”', (doc) => {
  expect(offered(doc)).toBeNull();
});

const open: EditorView[] = [];
afterEach(() => {
  for (const view of open.splice(0)) view.destroy();
});

/** An editor with the cursor at `@`. */
function editor(text: string, extensions = [cpp()]) {
  const at = text.indexOf('@');
  const view = new EditorView({
    doc: text.replace('@', ''),
    selection: { anchor: at },
    extensions,
    parent: document.body,
  });
  open.push(view);
  view.focus();
  return {
    view,
    context: (explicit = false) => new CompletionContext(view.state, view.state.selection.main.head, explicit, view),
  };
}

test.each([
  ['#include <vec@', 'vector', '#include <vector>'],
  ['#include <vec@>', 'vector', '#include <vector>'],
  ['#include "@"', 'list.h', '#include "list.h"'],
  ['#include "@', 'list.h', '#include "list.h"'],
])('the header is entered whole in “%s”, its end once', (text, label, whole) => {
  const { view, context } = editor(text);
  const list = completeFor({ ...sources, language: () => 'cpp' })(context());
  const option = list?.options.find((one) => one.label === label) as Completion;
  (option.apply as (view: EditorView, option: Completion, from: number, to: number) => void)(
    view,
    option,
    list?.from ?? 0,
    view.state.selection.main.head,
  );
  expect(view.state.doc.toString()).toBe(whole);
  expect(view.state.selection.main.head).toBe(whole.length);
});

describe('what the compiler knows', () => {
  const fields: CodeName[] = [
    { name: 'count', kind: 'variable', signatures: ['int'] },
    { name: 'push', kind: 'function', signatures: ['(int value) → void', '(const char *text) → void'] },
  ];

  function asking(text: string) {
    const asked: { at: unknown; tell: Parameters<AskNames>[2]; forget: ReturnType<typeof vi.fn> }[] = [];
    let document = 'one';
    const names = compilerNames(
      (_source, at, tell) => {
        const forget = vi.fn();
        asked.push({ at, tell, forget });
        return forget;
      },
      () => document,
    );
    const { view, context } = editor(text);
    const list = (explicit = false) => completeFor({ ...sources, names: names.at })(context(explicit));
    const labels = (explicit = false) => list(explicit)?.options.map(({ label }) => label) ?? null;
    const type = (typed: string) => view.dispatch(view.state.replaceSelection(typed));
    const other = () => {
      document = 'two';
    };
    return { asked, names, view, list, labels, type, other };
  }

  test.each(['struct list a; a.@', 'a->@', 'std::@', 'a . @'])(
    'is asked for after “%s”, and then is the whole list',
    (text) => {
      const { asked, labels, type } = asking(text);
      expect(labels()).toBeNull();
      expect(asked).toHaveLength(1);
      expect(asked[0]?.at).toEqual({ line: 1, column: text.length });
      asked[0]?.tell(fields);
      expect(labels()).toEqual(['count', 'push']);
      type('co');
      expect(labels()).toEqual(['count', 'push']);
      expect(asked).toHaveLength(1);
    },
  );

  test.each(['x = 3.@', 'x = 0x1f.@', 'void f(int a, ...@', 'int cou@', '// a.@', 'char *s = "a.@'])(
    'is not asked for in “%s”',
    (text) => {
      const { asked, labels } = asking(text);
      labels();
      expect(asked).toEqual([]);
    },
  );

  test('until it comes, the words of the program are offered', () => {
    const { asked, labels, type } = asking('int counter; list.@');
    labels();
    type('cou');
    expect(labels()).toContain('counter');
    asked[0]?.tell(fields);
    expect(labels()).toEqual(['count', 'push']);
  });

  test('where the list is called for, it comes before keywords and words, each name once', () => {
    const { asked, labels } = asking('int counter; co@');
    expect(labels(true)).toContain('counter');
    asked[0]?.tell([{ name: 'counter', kind: 'variable', signatures: ['int'] }]);
    const all = labels() ?? [];
    expect(all[0]).toBe('counter');
    expect(all.filter((label) => label === 'counter')).toHaveLength(1);
    expect(all).toContain('while');
  });

  test('kind, signature and further functions of the name are shown', () => {
    const { asked, list } = asking('a.@');
    list();
    asked[0]?.tell(fields);
    expect(list()?.options).toMatchObject([
      { label: 'count', type: 'variable', detail: 'int' },
      {
        label: 'push',
        type: 'function',
        detail: '(int value) → void +1',
        info: 'push(int value) → void\npush(const char *text) → void',
      },
    ]);
  });

  test('a new question makes the old one void, and so does Escape', () => {
    const { asked, names, labels, type } = asking('a.@');
    labels();
    type('b.');
    labels();
    expect(asked).toHaveLength(2);
    expect(asked[0]?.forget).toHaveBeenCalledOnce();
    expect(asked[1]?.forget).not.toHaveBeenCalled();
    names.forget();
    expect(asked[1]?.forget).toHaveBeenCalledOnce();
  });

  test('an answer about another text is not used there', () => {
    const { asked, labels, other } = asking('a.@');
    labels();
    asked[0]?.tell(fields);
    other();
    expect(labels()).toBeNull();
    expect(asked).toHaveLength(2);
  });

  test('what cannot be told now is asked again', () => {
    const { asked, labels } = asking('a.@');
    labels();
    asked[0]?.tell(null);
    expect(labels()).toBeNull();
    expect(asked).toHaveLength(2);
  });
});
