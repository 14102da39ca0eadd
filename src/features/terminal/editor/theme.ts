import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags as t } from '@lezer/highlight';

/** Drawn with the tokens of the theme, so that light and dark are one style. */
const looks = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--sunken)', fontSize: 'var(--code-size)' },
  // The library's own class comes a moment after the focus.
  '&.cm-focused, &:has(.cm-content:focus)': { outline: '2px solid var(--primary)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6', overflow: 'auto', fontVariantLigatures: 'none' },
  '.cm-content:focus-visible': { outline: 'none' },
  '.cm-content': { caretColor: 'var(--primary-ink)', padding: '10px 0' },
  '.cm-line': { padding: '0 12px' },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '2px solid var(--primary-ink)' },
  '.cm-gutters': {
    color: 'var(--ink-faint)',
    backgroundColor: 'var(--sunken)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 10px 0 4px', minWidth: '3ch' },
  '.cm-activeLineGutter': { color: 'var(--ink)', backgroundColor: 'transparent' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--ink) 4%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--primary) 32%, transparent)',
  },
  '.cm-content ::selection': { backgroundColor: 'transparent' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in oklab, var(--primary) 22%, transparent)',
    outline: '1px solid var(--primary)',
    borderRadius: '2px',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--danger-soft)',
    outline: '1px solid var(--danger)',
  },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in oklab, var(--accent) 22%, transparent)' },
  '.cm-searchMatch': {
    backgroundColor: 'color-mix(in oklab, var(--warning) 30%, transparent)',
    outline: '1px solid var(--warning)',
  },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'color-mix(in oklab, var(--accent) 45%, transparent)',
  },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--raised)', borderColor: 'var(--line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel': { fontFamily: 'var(--font-sans)', fontSize: '0.875rem' },
  '.cm-panel.cm-search': { padding: '8px 40px 8px 10px' },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem', color: 'var(--ink-soft)' },
  '.cm-panel.cm-search [name=close]': { fontSize: '1.25rem', color: 'var(--ink-soft)', top: '4px', right: '10px' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    padding: '4px 8px',
    fontSize: '0.8125rem',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    padding: '4px 10px',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--line-strong)',
    borderRadius: '8px',
    boxShadow: '0 8px 24px -8px var(--shadow-tint)',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', fontSize: '0.8125rem', maxHeight: '15em' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px', lineHeight: '1.5' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--primary-ink)',
    backgroundColor: 'var(--primary-soft)',
  },
  '.cm-tooltip.cm-completionInfo': {
    fontFamily: 'var(--font-mono)',
    fontSize: '0.75rem',
    lineHeight: '1.5',
    maxWidth: 'min(32rem, 80vw)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-completionDetail': { color: 'var(--ink-faint)', fontStyle: 'normal', marginLeft: '1em' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-diagnostic': { fontFamily: 'var(--font-sans)', fontSize: '0.875rem', padding: '6px 10px', maxWidth: '36rem' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--danger)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--warning)' },
  '.cm-diagnostic-info': { borderLeft: '4px solid var(--info)' },
  '.cm-lintRange': { backgroundImage: 'none', textDecorationSkipInk: 'none', paddingBottom: '1px' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--danger) 1.5px', textUnderlineOffset: '4px' },
  '.cm-lintRange-warning': { textDecoration: 'underline wavy var(--warning) 1.5px', textUnderlineOffset: '4px' },
  '.cm-lintRange-info': { textDecoration: 'underline dotted var(--info) 1.5px', textUnderlineOffset: '4px' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--danger)' },
  '.cm-gutter-lint': { width: '1.5em' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 0 0 6px' },
  '.cm-lint-marker': { width: '0.85em', height: '0.85em' },
  '.cm-foldPlaceholder': {
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--line)',
  },
});

/** The colours of code, as in the chats; each has 4.5:1 on the editor's ground. */
const colours = HighlightStyle.define([
  { tag: [t.keyword, t.controlKeyword, t.operatorKeyword, t.modifier], color: 'var(--code-keyword)' },
  { tag: [t.string, t.special(t.string), t.character], color: 'var(--code-string)' },
  { tag: [t.number, t.bool, t.null, t.escape], color: 'var(--code-number)' },
  { tag: [t.function(t.variableName), t.function(t.propertyName), t.labelName], color: 'var(--code-name)' },
  { tag: [t.typeName, t.standard(t.typeName), t.namespace, t.className], color: 'var(--code-type)' },
  { tag: [t.processingInstruction, t.meta], color: 'var(--code-keyword)' },
  { tag: t.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: t.invalid, color: 'var(--code-deletion)' },
]);

export const editorLook = [looks, syntaxHighlighting(colours)];
