import type { TextStyle } from '../../domain/resume-document/drawing';
import { charactersOf, fromWoff } from './sfnt';

/** A font file, as far as it is known before it is fetched. */
export interface FontSource {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly url: string;
  readonly has: (code: number) => boolean;
}

export interface LoadedFont {
  readonly url: string;
  readonly family: string;
  readonly bytes: Uint8Array;
}

export interface FontShelf {
  readonly fonts: readonly FontSource[];
  /** Families for what the text's own do not have. */
  readonly fallbacks: readonly string[];
  readonly fetch: (url: string) => Promise<Uint8Array>;
}

/** Says nothing of its own: joins, variation selectors, marks of direction. */
const SILENT = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu;

/**
 * Finds, for each character of a text, a font that has it. Files are fetched once and only when a character asks for them.
 */
export function createFontChoice({ fonts, fallbacks, fetch }: FontShelf) {
  const loaded = new Map<string, Promise<LoadedFont & { has: (code: number) => boolean }>>();
  const load = ({ url, family }: FontSource) => {
    const known = loaded.get(url);
    if (known) return known;
    const loading = fetch(url).then((woff) => {
      const bytes = fromWoff(woff);
      return { url, family, bytes, has: charactersOf(bytes) };
    });
    loaded.set(url, loading);
    return loading;
  };
  const chosen = new Map<string, Promise<LoadedFont | null>>();

  async function choose(cluster: string, style: TextStyle): Promise<LoadedFont | null> {
    const codes = [...cluster.replace(SILENT, '')].map((char) => char.codePointAt(0) ?? 0);
    for (const family of [...style.families, ...fallbacks]) {
      const files = fonts.filter((font) => font.family === family && codes.every(font.has));
      for (const file of nearest(files, style)) {
        const font = await load(file);
        if (codes.every(font.has)) return font;
      }
    }
    return null;
  }

  return {
    /** `null` where no font has it. */
    fontFor(cluster: string, style: TextStyle): Promise<LoadedFont | null> {
      const key = `${style.families.join()} ${style.weight} ${style.italic} ${cluster}`;
      const known = chosen.get(key) ?? choose(cluster, style);
      chosen.set(key, known);
      return known;
    },
  };
}

/** The files nearest in weight and slant, one for each part of the family. */
function nearest(files: readonly FontSource[], { weight, italic }: TextStyle): FontSource[] {
  const distance = (font: FontSource) => Math.abs(font.weight - weight) + (font.italic === italic ? 0 : 1000);
  const sorted = [...files].sort((a, b) => distance(a) - distance(b));
  return sorted.filter((font) => distance(font) === distance(sorted[0] ?? font));
}
