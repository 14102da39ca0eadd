import { CompletionContext } from '@codemirror/autocomplete';
import { cpp } from '@codemirror/lang-cpp';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { completeFor } from '../../src/features/terminal/editor/completions';

/** What is offered at the end of the text. */
function offered(doc: string, explicit = false) {
  const state = EditorState.create({ doc, extensions: [cpp()] });
  return completeFor(() => 'c')(new CompletionContext(state, doc.length, explicit));
}

test('the list is there at once: later it could be entered in another program', () => {
  const list = offered('int counter;\nint main(void) { cou');
  expect(list).not.toBeInstanceOf(Promise);
  expect(list?.options.map(({ label }) => label)).toContain('counter');
});

test.each([
  ['#include <std', 'stdio.h'],
  ['int main(void) { pri', 'printf'],
  ['int main(void) { whi', 'while'],
])('after “%s” %s is offered', (doc, label) => {
  expect(offered(doc)?.options.map((option) => option.label)).toContain(label);
});

test.each(['int main(void) { // pri', 'char *s = "pri', 'p'])('nothing is offered after “%s”', (doc) => {
  expect(offered(doc)).toBeNull();
});
