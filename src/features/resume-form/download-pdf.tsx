import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useDevice } from '../../app/hooks';
import type { WrittenResume } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';

type State =
  | { readonly kind: 'ready' | 'writing' | 'failed' }
  | { readonly kind: 'lost'; readonly lost: readonly string[] };

/** The resume as a PDF by one click, and what came of it. */
export function DownloadPdf({ resume }: { resume: WrittenResume }) {
  const { writeResumePdf, download } = useDevice();
  const toast = useToast();
  const [state, setState] = useState<State>({ kind: 'ready' });
  const write = async () => {
    setState({ kind: 'writing' });
    try {
      const { drawResume } = await import('./draw-resume');
      const { bytes, lost } = await writeResumePdf(await drawResume(resume));
      const name = `${resume.title}.pdf`;
      download(name, new Blob([bytes], { type: 'application/pdf' }));
      toast({ text: `“${name}” is in your downloads.` });
      setState(lost.length > 0 ? { kind: 'lost', lost } : { kind: 'ready' });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return (
    <div className="grid gap-1.5">
      <Button look="primary" className="w-full" disabled={state.kind === 'writing'} onClick={() => void write()}>
        <FileDown aria-hidden="true" />
        {state.kind === 'writing' ? 'Writing the PDF…' : 'Download PDF'}
      </Button>
      <div role="status" className="text-sm text-ink-soft empty:hidden">
        {state.kind === 'failed'
          ? 'The PDF could not be written: a part of the app or a font could not be fetched. Your resume is kept. Check the connection and try again, or print it.'
          : null}
        {state.kind === 'lost' ? `No font here has these, and they cannot be carried: ${state.lost.join(' ')}` : null}
      </div>
    </div>
  );
}
