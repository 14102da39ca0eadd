/** Backslash before every sign that means something in Markdown or HTML; line breaks become blanks. */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/^([-+=]|\d{1,9}[.)])(?=\s|$)/, '\\$1')
    .replace(/(https?):\/\//gi, '$1:\\//')
    .replace(/\bwww\./gi, 'www\\.')
    .replace(/@/g, '\\@');
}
