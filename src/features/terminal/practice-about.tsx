import { useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { ErrorBox } from '../../ui/notice';

/** What the compiler is, how far it goes, and the keys; above it the reason why a link could not be opened. */
export function PracticeAbout({ problem }: { problem: string | null }) {
  const kept = useKept();
  return (
    <div className="measure grid gap-3 text-sm">
      {problem ? <ErrorBox title="The link could not be opened.">{problem}</ErrorBox> : null}
      <p>
        C and C++ are built by clang, a real compiler; Python is run by CPython, JavaScript by QuickJS, TypeScript by
        its compiler and QuickJS, and SQL by SQLite. All run in this tab. In C and C++, overflow, division by zero, null
        pointers and indexes out of bounds stop it with the line and the reason, where a compiler on the command line
        would stay silent. With memory checks, so do writing past the end of a block, an array or a global, using what
        was freed or has left its scope, and freeing what must not be freed; what was never given back is told after the
        run.
      </p>
      <p>
        What can’t be seen: memory that is read before it was set (from malloc it holds odd values, the same each time),
        a local variable used after its function has returned, an overflow from one field of a structure into the next,
        an access so far off that it meets another variable, and what the C++ library does inside a deque or a string. A
        text in quotes can be written to here; that is seen only at the end. Pointers that are out of date can hide a
        leak.
      </p>
      <p>
        It gets 10 seconds (more while it runs, if you say so), 256 MB of memory and 1 MB of output. Calls may take 8
        MB, more than 100,000 small ones, where the browser can suspend a program; elsewhere some 10,000 fit. There are
        no threads, no network and no files of your device. A <code>long</code> and a pointer have 32 bits.
      </p>
      <ul className="grid gap-1 text-ink-soft">
        <li>Ctrl+Enter runs. Ctrl+F finds. F8 goes to the next error. Shift+Alt+F formats C and C++.</li>
        <li>Ctrl+Space completes names of the library and of your program.</li>
        <li>The button beside the file’s name adds headers and further sources to a program in C or C++.</li>
        <li>Everything you write is kept {kept}.</li>
      </ul>
      <p>
        <ButtonLink to={paths.machineCoding} size="sm">
          To the coding challenges
        </ButtonLink>
      </p>
    </div>
  );
}
