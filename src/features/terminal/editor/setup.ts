import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { forEachDiagnostic, lintGutter, lintKeymap, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  type Command,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { grammarOf } from './grammars';
import { type CompletionHooks, lateCompletions } from './late-completions';
import { editorLook } from './theme';
import { unlessLarge } from './unless-large';

/** Product spec, section 5: Tab inserts 4 spaces. */
const TAB = '    ';
/** After Escape, Tab leaves the editor for this many milliseconds. */
const WAY_OUT = 3000;

/** Also when the same Escape closes the completions or the search. */
const escapeOpensTheWayOut = Prec.highest(
  EditorView.domEventHandlers({
    keydown: (event, view) => {
      if (event.key === 'Escape') view.setTabFocusMode(WAY_OUT);
      return false;
    },
  }),
);

/** With lines selected, they move in; else four spaces come in. Esc before it lets Tab leave the editor. */
const insertTab: Command = (view) => {
  const { state } = view;
  const many = state.selection.ranges.some(
    ({ from, to }) => state.doc.lineAt(from).number < state.doc.lineAt(to).number,
  );
  if (many) return indentMore(view);
  view.dispatch(state.update(state.replaceSelection(TAB), { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/** The library shows the message at the place it goes to; here those who hear the page are told it. */
const told =
  (go: Command): Command =>
  (view) => {
    const went = go(view);
    const { from } = view.state.selection.main;
    const said: string[] = [];
    forEachDiagnostic(view.state, ({ severity, message }, start, end) => {
      const line = view.state.doc.lineAt(start).number;
      if (start <= from && (from < end || start === from))
        said.push(`${severity === 'error' ? 'Error' : 'Warning'}, line ${line}: ${message}`);
    });
    if (said.length > 0) view.dispatch({ effects: EditorView.announce.of(said.join('. ')) });
    return went;
  };
export const goToNextProblem = told(nextDiagnostic);
const goToLastProblem = told(previousDiagnostic);

export interface EditorHooks extends CompletionHooks {
  readonly changed: () => void;
  readonly run: () => void;
  readonly format: () => void;
  /** Ids of the texts that name and explain the editor. */
  readonly labelledBy: string;
  readonly describedBy: string;
}

export function editorExtensions(hooks: EditorHooks): Extension {
  const { language, changed, run, format, labelledBy, describedBy } = hooks;
  const completions = lateCompletions(hooks);
  return [
    // Who closes the list wants none to come later.
    Prec.highest(
      EditorView.domEventHandlers({ keydown: ({ key }) => void (key === 'Escape' && completions.forget()) }),
    ),
    escapeOpensTheWayOut,
    lintGutter(),
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    EditorState.tabSize.of(4),
    indentUnit.of(TAB),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    rectangularSelection(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: false }),
    autocompletion({
      override: [completions.source],
      icons: false,
      activateOnTypingDelay: 120,
    }),
    unlessLarge(grammarOf(language())),
    editorLook,
    keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          run();
          return true;
        },
      },
      {
        key: 'Shift-Alt-f',
        run: () => {
          format();
          return true;
        },
      },
      { key: 'Tab', run: insertTab, shift: indentLess },
      // Elsewhere the key goes to the notifications; here it must not take the focus out of the editor.
      { key: 'F8', run: goToNextProblem, shift: goToLastProblem, preventDefault: true, stopPropagation: true },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap,
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) changed();
    }),
    EditorView.contentAttributes.of({
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      spellcheck: 'false',
      autocorrect: 'off',
      autocapitalize: 'off',
      translate: 'no',
      // It can have the focus in any case; checkers of long code in its scroller look for this.
      tabindex: '0',
    }),
  ];
}
