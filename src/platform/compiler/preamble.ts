import type { Program } from '../../../machines/contracts/compiler';
import { plainBuild } from '../../domain/c-source/build-options';

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*(<[\w./+-]+>)[ \t]*(?:\/\/.*|\/\*[^*]*\*\/[ \t]*)?$/;
const BLANK = /^[ \t]*(?:\/\/.*)?$/;

/**
 * The system headers that a source includes before anything else, in their order: what can be compiled beforehand
 * without changing what the program means. Comments and blank lines between them do not count.
 */
export function leadingIncludes(source: string): string[] {
  const found: string[] = [];
  let inComment = false;
  for (let line of source.split(/\r?\n/)) {
    if (inComment) {
      const end = line.indexOf('*/');
      if (end < 0) continue;
      line = line.slice(end + 2);
      inComment = false;
    }
    if (/^[ \t]*\/\*/.test(line)) {
      const end = line.indexOf('*/', line.indexOf('/*') + 2);
      if (end < 0) {
        inComment = true;
        continue;
      }
      line = line.slice(end + 2);
    }
    const header = INCLUDE.exec(line)?.[1];
    if (header !== undefined) found.push(header);
    else if (!BLANK.test(line)) break;
  }
  return found;
}

/** What programs with the same precompiled headers have in common; `null` when there is nothing to compile beforehand. */
export function preambleKey({ source, language, standard, options = plainBuild }: Program): string | null {
  if (language !== 'cpp') return null;
  const headers = leadingIncludes(source);
  return headers.length === 0 ? null : [standard, ...Object.values(options), ...headers].join('\n');
}
