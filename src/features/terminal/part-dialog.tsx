import { useState } from 'react';
import type { SourceLanguage } from '../../../machines/contracts/compiler';
import { MOST_FILES, nameProblem } from '../../domain/c-source/program-files';
import { textOfNew } from '../../domain/c-source/program-texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { FileButton } from '../../ui/file-picker';
import { counted } from '../../ui/format';
import { ErrorBox } from '../../ui/notice';
import { readSource } from './read-source';
import { fileProblems } from './terminal-words';

interface NewFile {
  readonly name: string;
  readonly source: string;
}

export interface PartDialogProps {
  readonly language: SourceLanguage;
  /** The names that the program's files have, without the one that gets another. */
  readonly taken: readonly string[];
  /** What it is called now; `null` for a new one. */
  readonly before: string | null;
  readonly onName: (file: NewFile) => void;
  /** Files of the device; `null` where a name is changed. */
  readonly onFiles: ((files: readonly NewFile[]) => void) | null;
  readonly onClose: () => void;
}

const ENDINGS = { c: '.c, which is compiled, or .h', cpp: '.cpp, which is compiled, or .h or .hpp' };

/** Asks for the name of a program's file, or takes files of the device. */
export function PartDialog({ language, taken, before, onName, onFiles, onClose }: PartDialogProps) {
  const [typed, setTyped] = useState(before ?? '');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const name = typed.trim();
  const full = before === null && taken.length >= MOST_FILES + 1;
  const problem = full
    ? `A program has up to ${MOST_FILES} files beside its first.`
    : nameProblem(name, language, taken);
  const take = async (files: readonly File[]) => {
    const read: NewFile[] = [];
    const wrong: string[] = [];
    for (const file of files) {
      const names = [...taken, ...read.map((one) => one.name)];
      const found = readSource(file.name, new Uint8Array(await file.arrayBuffer()));
      const why =
        names.length > MOST_FILES
          ? `A program has up to ${MOST_FILES} files beside its first.`
          : (nameProblem(file.name, language, names) ?? ('problem' in found ? fileProblems[found.problem] : null));
      if (why !== null || 'problem' in found) wrong.push(`${file.name}: ${why ?? ''}`);
      else read.push({ name: file.name, source: found.source });
    }
    if (read.length > 0) onFiles?.(read);
    setRefused(wrong);
    if (wrong.length === 0) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={before === null ? 'Add a file to the program' : 'Rename the file'}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem !== null) return;
          onName({ name, source: textOfNew(name, taken) });
          onClose();
        }}
      >
        <TextField
          label="Name"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={typed}
          help={`It ends in ${ENDINGS[language]}, which others include by its name: #include "${language === 'c' ? 'list.h' : 'shape.hpp'}".`}
          error={tried ? problem : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        {refused.length > 0 ? (
          <ErrorBox title={`${counted(refused.length, 'file')} not added`}>
            <ul>
              {refused.map((words) => (
                <li key={words} className="break-words">
                  {words}
                </li>
              ))}
            </ul>
          </ErrorBox>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          {onFiles ? (
            <span className="mr-auto">
              <FileButton
                label="Files of the program"
                accept=".c,.h,.cpp,.cc,.cxx,.hpp,.hh,.hxx,text/plain"
                onPickAll={(files) => void take(files)}
              >
                From this device…
              </FileButton>
            </span>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            {before === null ? 'Add' : 'Rename'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
