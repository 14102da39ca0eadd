import { describe, expect, it } from 'vitest';
import { fieldAt, withField } from '../../../src/platform/storage/field-path';

const resume = {
  name: 'Rosa',
  experiences: [
    { id: 'a', role: 'Lead' },
    { id: 'b', role: 'Builder' },
  ],
  look: { font: 'lato' },
};

describe('a field of a document', () => {
  it.each<[string, unknown, unknown, unknown]>([
    ['name', 'Rosa', 'Ben', { ...resume, name: 'Ben' }],
    ['look.font', 'lato', 'inter', { ...resume, look: { font: 'inter' } }],
    [
      'experiences[b].role',
      'Builder',
      'Maker',
      { ...resume, experiences: [resume.experiences[0], { id: 'b', role: 'Maker' }] },
    ],
    ['experiences[a]', resume.experiences[0], undefined, { ...resume, experiences: [resume.experiences[1]] }],
    ['experiences[c]', undefined, { id: 'c' }, { ...resume, experiences: [...resume.experiences, { id: 'c' }] }],
    ['experiences[c].role', undefined, 'x', resume],
    ['title', undefined, 'CV', { ...resume, title: 'CV' }],
    ['', resume, { id: 'x' }, { id: 'x' }],
  ])('%s is read and written', (field, was, next, changed) => {
    expect(fieldAt(resume, field)).toEqual(was);
    expect(withField(resume, field, next)).toEqual(changed);
  });

  it('the order of fields stays', () => {
    expect(Object.keys(withField(resume, 'name', 'Ben') as object)).toEqual(['name', 'experiences', 'look']);
  });
});
