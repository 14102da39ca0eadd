import { useEffect, useRef, useState } from 'react';
import { paginate } from '../../domain/resume-document/paginate';
import type { WrittenResume } from '../../domain/resume-document/types';
import { breakAtBars } from './break-at-bars';
import { fitOnePage } from './fit-page';
import { flowOf } from './measure-sheet';
import { closeGaps, openGaps, PAGE_GAP } from './page-gaps';
import { PAPER_SIZES } from './papers';

/** Points: the size of the sheet's text on paper. */
const TEXT = 10.5;

/**
 * Over the sheet beside it: where each page ends, by the same rules as in the PDF. Nothing where the sheet is not to scale.
 * @param after milliseconds without a change before it looks
 * @param apart whether the pages are set apart, for a sheet in which nobody types
 */
export function PageEdges({
  resume,
  after = 60,
  apart = false,
}: {
  resume: WrittenResume;
  after?: number;
  apart?: boolean;
}) {
  const mark = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState<readonly number[]>([]);
  const [tooLong, setTooLong] = useState(false);
  const shown = useRef(resume);
  const soon = useRef(() => {});
  useEffect(() => {
    const article = mark.current?.parentElement?.querySelector<HTMLElement>('.resume-sheet');
    if (!article || typeof ResizeObserver === 'undefined') return;
    let timer = 0;
    const look = () => {
      // What is out of sight is laid out too, and for a frame, in which the browser notes its size.
      article.classList.add('is-measured');
      closeGaps(article);
      breakAtBars(article);
      // What says on screen that a section is empty is not on paper.
      article.classList.add('as-printed');
      setTooLong(!fitted(article, shown.current));
      const found = edgesOf(article, shown.current.paper, apart);
      requestAnimationFrame(() => requestAnimationFrame(() => article.classList.remove('is-measured')));
      setEdges((known) => (known.join() === found.join() ? known : found));
    };
    // After the frame that shows what was typed, when no other change follows it.
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, after);
    };
    soon.current = later;
    later();
    // Its height changes with what is looked at here, its width with the window.
    let width: number | null = null;
    const sizes = new ResizeObserver(() => {
      const before = width;
      width = article.offsetWidth;
      if (before !== null && before !== width) later();
    });
    sizes.observe(article);
    // Not every browser tells when fonts come.
    const fonts: FontFaceSet | undefined = document.fonts;
    fonts?.addEventListener('loadingdone', later);
    return () => {
      soon.current = () => {};
      sizes.disconnect();
      fonts?.removeEventListener('loadingdone', later);
      window.clearTimeout(timer);
    };
  }, [after, apart]);
  // Of its own, and reads nothing of the page: this runs with every key, before the key is painted.
  useEffect(() => {
    shown.current = resume;
    soon.current();
  }, [resume]);
  return (
    <div ref={mark}>
      {edges.map((top, index) => (
        <div
          key={top}
          className={`page-edge${apart ? ' is-gap' : ''}`}
          style={apart ? { top, height: PAGE_GAP } : { top }}
        >
          <span>Page {index + 2}</span>
        </div>
      ))}
      {tooLong ? (
        <p role="status" className="page-too-long">
          Even at 9 pt, the smallest size that is easy to read, this is more than one page. Take something out, or let
          it have two.
        </p>
      ) : null}
      <p className="sr-only">{edges.length === 0 ? 'One page.' : `${edges.length + 1} pages.`}</p>
    </div>
  );
}

/** Whether the sheet is as long as it was asked to be. */
function fitted(article: HTMLElement, { paper, density }: WrittenResume): boolean {
  if (density !== 'one-page') {
    article.style.removeProperty('--density');
    return true;
  }
  const { width, height, along } = PAPER_SIZES[paper];
  return fitOnePage(article, (height - 2 * along) * (article.getBoundingClientRect().width / width)) === 1;
}

function edgesOf(article: HTMLElement, paper: WrittenResume['paper'], apart: boolean): number[] {
  const { width, height, along } = PAPER_SIZES[paper];
  const style = getComputedStyle(article);
  const scale = Number.parseFloat(style.fontSize) / (TEXT * (Number(style.getPropertyValue('--density')) || 1));
  const box = article.getBoundingClientRect();
  // On narrow screens the text is larger than to scale, and its lines break elsewhere.
  if (Math.abs(box.width / scale - width) > width / 100) {
    article.classList.remove('as-printed');
    return [];
  }
  const top = box.top + Number.parseFloat(style.paddingTop);
  const breaks = paginate(flowOf(article, top), (height - 2 * along) * scale);
  article.classList.remove('as-printed');
  if (apart) return openGaps(article, breaks, height * scale, along * scale);
  const blocks = flowOf(article, top);
  const lines = blocks.flatMap((block) => block.lines);
  return breaks.map(({ block, line }) => {
    const y = blocks[block]?.lines[line]?.top ?? 0;
    const before = Math.max(0, ...lines.filter((line) => line.top < y - 0.5).map(({ bottom }) => bottom));
    return Math.round((before + y) / 2 + top - box.top);
  });
}
