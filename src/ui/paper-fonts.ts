import garamond from '@fontsource/eb-garamond/unicode.json';
import inter from '@fontsource/inter/unicode.json';
import lato from '@fontsource/lato/unicode.json';
import sans from '@fontsource/source-sans-3/unicode.json';
import serif from '@fontsource/source-serif-4/unicode.json';
import { type FontFile, fontFiles } from './font-files';

/**
 * The fonts of papers: the same files draw the sheet on screen and go into its PDF. They are WOFF, which a PDF's writer
 * opens without the decoder of WOFF2.
 */
export const PAPER_FONTS: readonly FontFile[] = fontFiles(
  {
    inter: ['Inter', inter],
    'source-sans-3': ['Source Sans 3', sans],
    'source-serif-4': ['Source Serif 4', serif],
    lato: ['Lato', lato],
    'eb-garamond': ['EB Garamond', garamond],
  },
  import.meta.glob<string>(
    [
      '/node_modules/@fontsource/{inter,source-sans-3,source-serif-4,eb-garamond}/files/*-{latin,latin-ext,vietnamese,greek,cyrillic,cyrillic-ext}-{400,600,700}-normal.woff',
      '/node_modules/@fontsource/{inter,source-sans-3,source-serif-4,eb-garamond}/files/*-{latin,latin-ext,vietnamese,greek,cyrillic,cyrillic-ext}-400-italic.woff',
      '/node_modules/@fontsource/lato/files/*-{latin,latin-ext}-{400,700}-normal.woff',
      '/node_modules/@fontsource/lato/files/*-{latin,latin-ext}-400-italic.woff',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
);
