import { GOOD } from './rubric';
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

/** What the one score is made of, as the beginning of a sentence without its full stop. */
export function madeOf({ form, fit }: Figures): string {
  if (!fit)
    return `Form (${form.points} of ${form.maxPoints}), with title and years where the job names them; fit is not in it`;
  const both = `Form (${form.points} of ${form.maxPoints}) and fit (${fit.points} of ${fit.maxPoints}) in one figure`;
  return fit.level === 'good' ? both : `${both}, which stays below ${GOOD} until fit reaches it`;
}
