import { useEffect, useRef, useState } from 'react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';

/** Pixels across; the dialog shows it at about half of that. */
const WIDTH = 1100;

/** A page of the chosen PDF, beside what was read from it. */
export function PagePicture({
  file,
  page,
  pages,
  onPage,
}: {
  file: File;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const { drawPage } = useDevice();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<{ page: number; ok: boolean } | null>(null);
  useEffect(() => {
    let gone = false;
    void drawPage(file, page, WIDTH)
      .catch(() => null)
      .then((picture) => {
        if (gone) return picture?.close();
        const on = canvas.current;
        if (picture && on) {
          on.width = picture.width;
          on.height = picture.height;
          on.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
        }
        setDrawn({ page, ok: picture !== null });
      });
    return () => {
      gone = true;
    };
  }, [drawPage, file, page]);
  const failed = drawn?.page === page && !drawn.ok;
  return (
    <section aria-label="The page as it is in the file" className="grid min-w-0 gap-2 lg:sticky lg:top-0">
      <div className="flex items-center justify-between gap-2 text-sm">
        <span aria-live="polite">
          Page {page} of {pages}
        </span>
        {pages > 1 ? (
          <span className="flex gap-2">
            <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              Previous page
            </Button>
            <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
              Next page
            </Button>
          </span>
        ) : null}
      </div>
      {failed ? (
        <p className="text-ink-soft text-sm">This browser could not draw the page. Compare with the file itself.</p>
      ) : null}
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Picture of page ${page}`}
        hidden={failed}
        className="w-full border border-line bg-white"
      />
    </section>
  );
}
