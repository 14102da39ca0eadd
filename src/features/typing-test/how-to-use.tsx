import { Panel } from '../../ui/card';
import { DEFINITIONS } from './typing-labels';

export function HowToUse() {
  return (
    <Panel title="How to Use">
      <ol className="list-decimal space-y-1.5 pl-5">
        <li>Start typing: the clock begins with your first character.</li>
        <li>
          Press Space after each word. It takes you to the next one and clears the field. In code, Enter does too.
        </li>
        <li>Backspace corrects the current word. Words that are done stay as they are.</li>
        <li>
          Choose 15s, 30s or 60s, or set your own duration from 1 to 300 seconds. A new duration begins a new test.
        </li>
        <li>Text offers punctuation, numbers, code, and words of your own.</li>
        <li>Settings holds the theme of the word box and the difficulty of the words.</li>
        <li>Esc in the field, or Reset, gives you new words. Tab leaves the field.</li>
      </ol>
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
        <Definition term="WPM" text={DEFINITIONS.wpm} />
        <Definition term="Net WPM" text={DEFINITIONS.netWpm} />
        <Definition term="Accuracy" text={DEFINITIONS.accuracy} />
      </dl>
    </Panel>
  );
}

function Definition({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="font-medium">{term}</dt>
      <dd className="text-ink-soft">{text}</dd>
    </div>
  );
}
