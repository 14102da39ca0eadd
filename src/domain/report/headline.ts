import type { FigureLevel, Figures, ResumeReport } from './types';

/** What a level is called beside its figure. */
export const LEVEL_WORDS: Readonly<Record<'form' | 'fit', Readonly<Record<FigureLevel, string>>>> = {
  form: { good: 'Reads well', partial: 'Reads in part', poor: 'Reads badly' },
  fit: { good: 'Fits', partial: 'Fits in part', poor: 'Does not fit yet' },
};

/** Said of a report that an earlier rubric made. */
export const ONE_FIGURE = 'Made by an earlier rubric: one figure for form and fit together.';

/** One or two sentences on both figures. Fit is praised only where it is good. */
export function headline({ figures }: Pick<ResumeReport, 'figures'>): string {
  if (!figures) return ONE_FIGURE;
  return `${figures.form.says} ${figures.fit?.says ?? figures.noFit ?? ''}`.trim();
}

/** What the one score is made of. */
export function madeOf({ form, fit, noFit }: Figures): string {
  const own = `${form.points} of ${form.maxPoints} points for form`;
  return fit
    ? `${own} and ${fit.points} of ${fit.maxPoints} for fit; it is below 75 unless fit is 75 or more`
    : `${own}${noFit ? ' and what the job’s title and years say' : ''}; fit is not in it`;
}
