import { useState } from 'react';
import type { DevicesControl } from '../../../app/devices/devices-control';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/field';

/** The 24 words of another device, with what is wrong in them said at once. */
export function WordsForm({
  busy,
  missing,
  readWords,
  onSecret,
}: {
  busy: boolean;
  /** They are right, and nothing in the storage belongs to them. */
  missing: boolean;
  readWords: DevicesControl['readWords'];
  onSecret: (secret: Uint8Array) => void;
}) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const read = await readWords(words);
    if ('secret' in read) {
      setProblem(null);
      onSecret(read.secret);
    } else setProblem(wordsProblem(read.problem));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 className="font-medium">Or one more device?</h3>
      <div className="mt-3 grid gap-3">
        <TextArea
          label="The 24 words"
          rows={3}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={words}
          error={
            problem ??
            (missing
              ? 'The words are right, but nothing in this storage belongs to them. Is it the same folder as on the other device?'
              : null)
          }
          onChange={({ target }) => {
            setWords(target.value);
            setProblem(null);
          }}
          help="On a device that has joined: Settings, Devices, Join another device. Order counts; capitals and line breaks do not."
        />
        <div>
          <Button type="submit" disabled={busy || words.trim() === ''}>
            {busy ? 'Looking…' : 'Join by these words'}
          </Button>
        </div>
      </div>
    </form>
  );
}

type Problem = Extract<Awaited<ReturnType<DevicesControl['readWords']>>, { problem: unknown }>['problem'];

function wordsProblem(problem: Problem): string {
  switch (problem.kind) {
    case 'count':
      return `There are 24 words; here are ${problem.count}.`;
    case 'unknown':
      return `Word ${problem.at}, “${problem.word.slice(0, 30)}”, is none of the list. Look for a slip in it.`;
    case 'checksum':
      return 'Each is a word of the list, but together they are no key: two may be exchanged, or one is another word.';
  }
}
