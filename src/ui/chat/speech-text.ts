/** Spoken in place of a block of code (product spec, section 4). */
const CODE_OMITTED = 'Code block omitted for speech';

/** The words of a Markdown text as a voice should say them: no marks, no code blocks, tables row by row. */
export function speechText(markdown: string): string {
  const lines: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    } else if (mark !== '') {
      fence = mark;
      lines.push(CODE_OMITTED);
    } else if (!/^\s*\|?\s*:?-{3,}/.test(line)) lines.push(spoken(line));
  }
  return lines.join('\n').trim();
}

const spoken = (line: string) =>
  line
    .replace(/^\s*(?:>\s*)*(?:#{1,6}\s+|(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)?/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/(\*{1,3}|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(^|\W)_{1,3}(?=\S)(.+?)(?<=\S)_{1,3}(?=\W|$)/g, '$1$2')
    .replace(/`+([^`]+)`+/g, '$1')
    .trim();
