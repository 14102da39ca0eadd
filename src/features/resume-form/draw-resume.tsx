import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { jobLanguage } from '../../domain/cover-letter/job-language';
import { jobTitle, type PrintJob } from '../../domain/cover-letter/print-job';
import { joinDrawings, type SheetDrawing } from '../../domain/resume-document/drawing';
import { PLAIN_LOOK } from '../../domain/resume-document/edits';
import { showPaperFonts } from '../../ui/show-paper-fonts';
import { breakAtBars } from './break-at-bars';
import { fitOnePage } from './fit-page';
import { LetterSheet } from './letters/letter-sheet';
import { drawSheet } from './measure-sheet';
import { PAPER_SIZES, PIXELS } from './papers';
import { ResumeSheet } from './resume-sheet';

/**
 * A resume, a letter or both as they are printed, laid out by the browser at the size of their paper, out of sight, with
 * their fonts in place.
 * @throws when a font cannot be fetched
 */
export async function drawJob(job: PrintJob): Promise<SheetDrawing> {
  const { letter, resume, printsResume } = job;
  const { paper: name, density } = resume ?? PLAIN_LOOK;
  const paper = PAPER_SIZES[name];
  const place = document.createElement('div');
  place.className = 'resume-measure';
  place.setAttribute('aria-hidden', 'true');
  place.inert = true;
  place.style.width = `${(paper.width - 2 * paper.across) * PIXELS}px`;
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() =>
      root.render(
        <>
          {letter ? <LetterSheet letter={letter} resume={resume} print /> : null}
          {resume && printsResume ? <ResumeSheet resume={resume} print /> : null}
        </>,
      ),
    );
    const articles = [...place.querySelectorAll('article')];
    for (const article of articles) {
      await showPaperFonts(article);
      breakAtBars(article);
      if (density === 'one-page') fitOnePage(article, (paper.height - 2 * paper.along) * PIXELS);
    }
    const screen = document.documentElement.lang || 'en';
    const about = {
      title: jobTitle(job),
      author: resume?.name.trim() ?? '',
      lang: jobLanguage(job, screen),
    };
    const [first, ...more] = articles.map((article) => ({ ...about, ...drawSheet(article, paper) }));
    if (!first) throw new Error('Nothing was laid out.');
    return more.reduce(joinDrawings, first);
  } finally {
    root.unmount();
    place.remove();
  }
}
