import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SheetDrawing } from '../../domain/resume-document/drawing';
import { resumeLanguage } from '../../domain/resume-document/language-tag';
import type { WrittenResume } from '../../domain/resume-document/types';
import { showPaperFonts } from '../../ui/show-paper-fonts';
import { breakAtBars } from './break-at-bars';
import { fitOnePage } from './fit-page';
import { drawSheet } from './measure-sheet';
import { PAPER_SIZES, PIXELS } from './papers';
import { ResumeSheet } from './resume-sheet';

/**
 * The resume as it is printed, laid out by the browser at the size of its paper, out of sight, with its fonts in place.
 * @throws when a font cannot be fetched
 */
export async function drawResume(resume: WrittenResume): Promise<SheetDrawing> {
  const paper = PAPER_SIZES[resume.paper];
  const place = document.createElement('div');
  place.className = 'resume-measure';
  place.setAttribute('aria-hidden', 'true');
  place.inert = true;
  place.style.width = `${(paper.width - 2 * paper.across) * PIXELS}px`;
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() => root.render(<ResumeSheet resume={resume} print />));
    const article = place.querySelector('article');
    if (!article) throw new Error('The resume was not laid out.');
    await showPaperFonts(article);
    breakAtBars(article);
    if (resume.density === 'one-page') fitOnePage(article, (paper.height - 2 * paper.along) * PIXELS);
    const name = resume.name.trim();
    return {
      title: name === '' ? resume.title : `${name} – resume`,
      author: name,
      lang: resumeLanguage(resume, document.documentElement.lang || 'en'),
      ...drawSheet(article, paper),
    };
  } finally {
    root.unmount();
    place.remove();
  }
}
