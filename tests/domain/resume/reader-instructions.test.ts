import { describe, expect, test } from 'vitest';
import { speaksToTheReader } from '../../../src/domain/resume/reader-instructions';
import { HONEST, INSTRUCTIONS } from './reader-instructions.lists';

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/);
const found = (text: string) => sentences(text).some(speaksToTheReader);
const halves = (list: readonly string[]) => [list.filter((_, i) => i % 2 === 0), list.filter((_, i) => i % 2 === 1)];

describe('talk to the reader of the file', () => {
  test.each(['seen', 'set aside'])('is told from honest lines: %s', (half) => {
    const at = half === 'seen' ? 0 : 1;
    expect(halves(INSTRUCTIONS)[at]?.filter((text) => !found(text))).toEqual([]);
    expect(halves(HONEST)[at]?.filter(found)).toEqual([]);
  });
});
