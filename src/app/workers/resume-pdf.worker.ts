import '../../platform/own-network';
import type { SheetDrawing, WrittenPdf } from '../../domain/resume-document/drawing';
import { writeDrawing } from '../../platform/pdf-writing/write-drawing';
import { FALLBACK_FAMILIES, FALLBACK_FONTS } from '../../ui/fallback-fonts';
import { rangeTester } from '../../ui/font-files';
import { PAPER_FONTS } from '../../ui/paper-fonts';
import { answerCalls } from './answer-calls';

/** Until a range is asked for it is not taken apart: there are hundreds. */
const lazily = (ranges: string) => {
  let has: ((code: number) => boolean) | null = null;
  return (code: number) => {
    has ??= rangeTester(ranges);
    return has(code);
  };
};
const fonts = [...PAPER_FONTS, ...FALLBACK_FONTS].map((file) => ({ ...file, has: lazily(file.ranges) }));
const kept = new Map<string, Uint8Array>();

async function fetchFont(url: string): Promise<Uint8Array> {
  const known = kept.get(url);
  if (known) return known;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A font could not be fetched (${answer.status}).`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  kept.set(url, bytes);
  return bytes;
}

answerCalls<SheetDrawing, WrittenPdf>((drawing) =>
  writeDrawing(drawing, { fonts, fallbacks: FALLBACK_FAMILIES, fetch: fetchFont }),
);
