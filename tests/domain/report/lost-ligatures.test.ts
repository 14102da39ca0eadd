import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIGATURE_WORDS } from '../../../src/domain/report/ligature-words';
import { lostLigatures } from '../../../src/domain/report/lost-ligatures';
import { JOBS, RESUMES } from './fit-set';
import { HONEST, LOST } from './lost-ligatures.lists';
import { documentOf } from './resumes';
import { checkOf, reportOn } from './support';

const seen = (line: string) => lostLigatures(line).map(({ sees }) => sees);
const halves = [
  ['to work with', 0],
  ['set aside', 1],
] as const;

describe('lost ligatures', () => {
  test.each(halves)('are found in each labelled line %s', (_, half) => {
    const lines = LOST.filter((_line, i) => i % 2 === half);
    expect(lines.length).toBeGreaterThanOrEqual(30);
    for (const [line, sees] of lines) expect(`${line}: ${seen(line)}`).toBe(`${line}: ${sees}`);
  });

  test.each(halves)('are in no honest line %s', (_, half) => {
    const lines = HONEST.filter((_line, i) => i % 2 === half);
    expect(lines.length).toBeGreaterThanOrEqual(30);
    for (const line of lines) expect(`${line}: ${seen(line)}`).toBe(`${line}: `);
  });

  test('are in no text of the fixtures', () => {
    const folder = join(process.cwd(), 'tests/fixtures/pdf/expected');
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    for (const text of [...texts, ...RESUMES.values()]) expect(text.split('\n').flatMap(seen)).toEqual([]);
  });

  test('of every word of the list are found when a blank is in their place, and named as the word', () => {
    for (const word of LIGATURE_WORDS) {
      const whole = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
      expect(lostLigatures(`${word} ${whole} ${word.toUpperCase()}`)).toEqual([]);
    }
    expect(lostLigatures('Certi cations')).toEqual([{ sees: 'Certi cations', word: 'Certifications' }]);
  });
});

describe('the report', () => {
  const text = (RESUMES.get('dataeng') ?? RESUMES.get('ml') ?? '').replace(
    /^Skills$/m,
    'Certi cations, Air ow\n\nSkills',
  );
  const check = (program?: string, of = text) =>
    checkOf(reportOn({ ...documentOf(of), ...(program ? { program } : {}) }, JOBS.get('ml') ?? ''), 'whole-words');

  test('names what a parser reads, and quotes it', () => {
    const { status, says, evidence } = check();
    expect(status).toBe('partial');
    expect(says).toMatch(/^A parser reads “Certi cations” for Certifications and “Air ow” for Airflow:/);
    expect(evidence.map(({ quote }) => quote)).toEqual(['Certi cations', 'Air ow']);
  });

  test.each([
    ['Microsoft® Word 2019', /made by Microsoft® Word 2019: .*ISO 19005-1/],
    ['LaTeX with hyperref', /made by LaTeX with hyperref: .*\\usepackage\{cmap\}.*\\DisableLigatures/],
    ['pdfTeX-1.40.25', /cmap/],
    ['Canva', /made by Canva: set the text in another font/],
    [undefined, /^In the program that made the file, set the text in another font/],
  ])('says the remedy of %s', (program, words) => {
    expect(check(program).advice).toMatch(words);
  });

  test('says nothing of a text in another language', () => {
    const french = `Jean Dupont\n\nExpérience\n${'Le travail de ne pas perdre les données du client, une offre pro le mardi pour la direction et les équipes\n'.repeat(6)}`;
    expect(check(undefined, french).status).toBe('passed');
  });
});
