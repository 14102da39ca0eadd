/** What shows a concept beside its forms: something that the reading found, whatever the words. */
export type Shown = 'deed' | 'deeds' | 'figure' | 'figures' | 'skills' | 'person' | 'past';

/** One family of concepts, by words of their labels, with the ways in which people say it. */
export interface Family {
  readonly label: RegExp;
  readonly cues: readonly string[];
  readonly shown: readonly Shown[];
}

export const family = (label: string, cues: string, shown = ''): Family => ({
  label: new RegExp(`(?:^|[^a-z])(?:${label})`, 'i'),
  cues: cues === '' ? [] : cues.split('|'),
  shown: shown === '' ? [] : (shown.split(' ') as Shown[]),
});
