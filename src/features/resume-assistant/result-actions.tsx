import { Copy, Download } from 'lucide-react';
import type { ResumeAction, ResumeReport } from '../../../machines/contracts/resume';
import { useDevice } from '../../app/hooks';
import { composeResult } from '../../domain/report/actions/compose-result';
import { toMarkdown } from '../../domain/report/actions/to-markdown';
import { toSpeech } from '../../domain/report/actions/to-speech';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { ReadAloudButton } from './read-aloud-button';

/** Read aloud, copy and download of one result. The file holds no date: the same input gives the same bytes. */
export function ResultActions({
  action,
  report,
  fileName,
}: {
  action: ResumeAction;
  report: ResumeReport;
  fileName: string;
}) {
  const device = useDevice();
  const toast = useToast();
  const markdown = () =>
    toMarkdown(composeResult(action, report), {
      fileName,
      jobTitle: report.job.title,
      createdOn: null,
      rubricVersion: report.rubricVersion,
      fingerprint: report.fingerprint,
    });
  return (
    <div className="flex flex-wrap gap-2">
      <ReadAloudButton text={() => toSpeech(composeResult(action, report))} />
      <Button
        onClick={async () => {
          const copied = await device.copyText(markdown());
          toast(
            copied
              ? { text: 'Copied as Markdown.' }
              : { text: 'The browser refused the clipboard. Use Download Markdown instead.', tone: 'danger' },
          );
        }}
      >
        <Copy aria-hidden="true" /> Copy
      </Button>
      <Button
        onClick={() =>
          device.download(`${fileName.replace(/\.pdf$/i, '')}-${action}.md`, markdown(), 'text/markdown;charset=utf-8')
        }
      >
        <Download aria-hidden="true" /> Download Markdown
      </Button>
    </div>
  );
}
