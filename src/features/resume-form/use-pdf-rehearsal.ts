import { useEffect } from 'react';
import { useDevice } from '../../app/hooks';
import { whenIdle } from '../../ui/when-idle';

/**
 * Once the page has come to rest, writes and reads a PDF of a few words in the fonts of the sheet on screen, so that the
 * programs and fonts are there, and have run, when somebody asks for theirs. Not where the browser is to save data.
 */
export function usePdfRehearsal(): void {
  const { rehearseResumePdf } = useDevice();
  useEffect(() => {
    if (savesData()) return;
    let over = false;
    const rehearse = async () => {
      const [{ rehearsalOf }] = await Promise.all([
        import('./rehearsal'),
        import('./draw-resume'),
        import('../../domain/resume-document/certificate'),
      ]);
      const article = document.querySelector<HTMLElement>('.resume-desk .resume-sheet');
      if (article && !over) await rehearseResumePdf(rehearsalOf(article));
    };
    // What does not come now is asked for again by the click, which says so.
    const cancel = whenIdle(() => void rehearse().catch(() => {}));
    return () => {
      over = true;
      cancel();
    };
  }, [rehearseResumePdf]);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
