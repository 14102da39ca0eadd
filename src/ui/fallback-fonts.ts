import emoji from '@fontsource/noto-emoji/unicode.json';
import arabic from '@fontsource/noto-sans-arabic/unicode.json';
import hebrew from '@fontsource/noto-sans-hebrew/unicode.json';
import chinese from '@fontsource/noto-sans-sc/unicode.json';
import { type FontFile, fontFiles } from './font-files';

/** Fonts for what the fonts of papers have not: Arabic, Hebrew, Chinese and Japanese, emoji. In order of preference. */
export const FALLBACK_FAMILIES = ['Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans SC', 'Noto Emoji'] as const;

/** In many small files, fetched one by one. */
export const FALLBACK_FONTS: readonly FontFile[] = fontFiles(
  {
    'noto-sans-arabic': ['Noto Sans Arabic', arabic],
    'noto-sans-hebrew': ['Noto Sans Hebrew', hebrew],
    'noto-sans-sc': ['Noto Sans SC', chinese],
    'noto-emoji': ['Noto Emoji', emoji],
  },
  import.meta.glob<string>(
    [
      '/node_modules/@fontsource/noto-sans-arabic/files/*-{arabic,symbols}-{400,700}-normal.woff',
      '/node_modules/@fontsource/noto-sans-hebrew/files/*-hebrew-{400,700}-normal.woff',
      '/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
      '/node_modules/@fontsource/noto-emoji/files/noto-emoji-[0-9]*-400-normal.woff',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
);
