/**
 * Where the parts of a line of contacts or of a head go over several lines, lines end between parts, and no bar is left
 * at either end of one. For a sheet that is laid out; again when its width or its fonts change.
 */
export function breakAtBars(article: HTMLElement): void {
  const bars = [...article.querySelectorAll<HTMLElement>('.sheet-bar')];
  for (const bar of bars) bar.classList.remove('is-break');
  // All is read before anything is written: one layout.
  const broken = bars.filter((bar) => {
    const [before, after] = [bar.previousElementSibling, bar.nextElementSibling];
    if (!before || !after) return false;
    return after.getBoundingClientRect().top >= before.getBoundingClientRect().bottom - 1;
  });
  for (const bar of broken) bar.classList.add('is-break');
}
