import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { useAppSelector, useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { selectChecks } from '../answer-check/selectors';
import { attemptsPart } from './attempts-report';
import { reportName, reportOf } from './interview-of';
import { PrintSheet } from './print-sheet';

/** The report of an interview as Markdown, and on paper. */
export function ReportActions({ session, answers }: { session: TrainerSession; answers: readonly TrainerAnswer[] }) {
  const { download, copyText } = useDevice();
  const toast = useToast();
  const kept = useAppSelector(selectChecks);
  const [checks, setChecks] = useState('');
  useEffect(() => {
    let left = false;
    const said = session.questions.map(({ question }, index) => ({ question, text: answers[index]?.text ?? '' }));
    // Without it the report lacks one part: what it says else is whole.
    Promise.all([import('./mistakes-report'), import('./check-report')]).then(
      ([{ mistakesPart }, { checkPart }]) => left || setChecks(mistakesPart(said) + checkPart(session, answers, kept)),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [session, answers, kept]);
  const report = () => `${reportOf(session, answers)}${attemptsPart(session, answers)}${checks}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => download(reportName(session), report(), 'text/markdown;charset=utf-8')}>
        <Download aria-hidden="true" /> Download Markdown
      </Button>
      <Button
        onClick={async () =>
          toast(
            (await copyText(report()))
              ? { text: 'Copied as Markdown.' }
              : { text: 'The browser refused the clipboard. Use Download Markdown instead.', tone: 'danger' },
          )
        }
      >
        <Copy aria-hidden="true" /> Copy
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" /> Print
      </Button>
      <PrintSheet report={report} />
    </div>
  );
}
