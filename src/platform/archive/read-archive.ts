import type { ResumeDocument } from '../../domain/resume/document';
import { isLinkedInFile } from '../../domain/resume-document/linkedin-files';
import { readDocx } from './read-docx';
import { type UnpackProblem, unpack } from './unpack';

export type ArchiveOutcome =
  | { readonly kind: 'docx'; readonly document: ResumeDocument; readonly notes: readonly string[] }
  /** The tables of LinkedIn's export by their names. */
  | { readonly kind: 'linkedin'; readonly files: Readonly<Record<string, string>> }
  | { readonly problem: UnpackProblem | 'other-archive' };

const LIMITS = { bytes: 24 * 1024 * 1024, entries: 2000 };
/** Parts of a Word document that its words need. All others stay packed: pictures, macros, objects, other files. */
const WORDS_OF_DOCX =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document\d*|styles|numbering|footnotes|endnotes|header\d*|footer\d*)\.xml|word\/_rels\/document\d*\.xml\.rels)$/;

/** What a ZIP archive holds. Nothing in it is run, and no archive within it is opened. */
export async function readArchive(archive: Uint8Array): Promise<ArchiveOutcome> {
  const unpacked = unpack(archive, (name) => WORDS_OF_DOCX.test(name) || isLinkedInFile(name), LIMITS);
  if ('problem' in unpacked) return unpacked;
  const { files, names } = unpacked;
  if (names.some((name) => /^word\/document\d*\.xml$/.test(name))) return readDocx(files, names);
  const tables = [...files].filter(([name]) => isLinkedInFile(name));
  if (tables.length === 0) return { problem: 'other-archive' };
  const text = new TextDecoder('utf-8');
  return { kind: 'linkedin', files: Object.fromEntries(tables.map(([name, bytes]) => [name, text.decode(bytes)])) };
}
