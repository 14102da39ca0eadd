/** Languages of dates and times that the calendar offers beside the browser's own, by their own names. */
export const LANGUAGES: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'en-US', name: 'English (United States)' },
  { code: 'en-GB', name: 'English (United Kingdom)' },
  { code: 'ar', name: 'العربية' },
  { code: 'bn', name: 'বাংলা' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'it', name: 'Italiano' },
  { code: 'ja', name: '日本語' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'pl', name: 'Polski' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'uk', name: 'Українська' },
  { code: 'zh-CN', name: '简体中文' },
];

/** `auto`, or the code of a language that is offered. */
export const isLanguage = (text: string): boolean => text === 'auto' || LANGUAGES.some(({ code }) => code === text);
