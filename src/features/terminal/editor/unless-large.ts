import { Compartment, type Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** In a longer text, reading its grammar after each key takes longer than a key may. */
const LARGE = 300_000;

/** A language of the editor that rests while the text is large: it is edited without colours then. */
export function unlessLarge(language: Extension): Extension {
  const held = new Compartment();
  const watch = ViewPlugin.fromClass(
    class {
      private gone = false;
      private rests = false;
      constructor(private readonly view: EditorView) {
        this.rests = held.get(view.state) !== language;
        this.look();
      }
      update({ docChanged }: ViewUpdate) {
        if (docChanged) this.look();
      }
      destroy() {
        this.gone = true;
      }
      private look() {
        const rests = this.view.state.doc.length > LARGE;
        if (rests === this.rests) return;
        this.rests = rests;
        // An editor that is being updated takes no other change.
        queueMicrotask(() => {
          if (!this.gone) this.view.dispatch({ effects: held.reconfigure(rests ? [] : language) });
        });
      }
    },
  );
  return [held.of(language), watch];
}
