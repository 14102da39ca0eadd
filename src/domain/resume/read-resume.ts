import { readContact } from './contact';
import type { ResumeDocument } from './document';
import { readEntries } from './entries';
import type { Found, ResumeEntry, ResumeFacts, TextLine } from './facts';
import { isJobTitle } from './job-titles';
import { languageOf } from './language';
import { firstNameOf, readName } from './person-name';
import { readSections } from './sections';
import { countWords, textLines } from './text-lines';
import { readableDocument } from './visible-document';

/**
 * Reads the facts of a resume. Pure: the same document gives the same facts, and no text makes it throw.
 * What could not be read is null or empty, never guessed. Text that is not for people to read is left out first.
 */
export function readResume(given: ResumeDocument): ResumeFacts {
  const document = readableDocument(given);
  const lines = textLines(document);
  const sections = readSections(lines);
  const { entries, bullets } = readEntries(sections);
  const name = readName(lines, sections);
  const text = lines.map((line) => line.text).join('\n');
  return {
    lines,
    name,
    firstName: name ? firstNameOf(name.value) : null,
    contact: readContact(document, lines, sections),
    sections,
    entries,
    bullets,
    titles: readTitles(entries, sections[0]?.lines ?? []),
    language: languageOf(text),
    words: countWords(text),
  };
}

function readTitles(entries: readonly ResumeEntry[], header: readonly TextLine[]): Found[] {
  const found = entries.flatMap(({ section, title }) => (section === 'experience' && title ? [title] : []));
  for (const line of header.slice(0, 6))
    for (const part of line.text.slice(0, 300).split(/\s*[|•·●▪,\t]\s*|\s[–—-]\s/)) {
      const value = part.trim();
      if (isJobTitle(value)) found.push({ value, line, quote: value });
    }
  return found;
}
