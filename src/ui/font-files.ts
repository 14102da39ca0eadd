/** One file of a family: some of its characters in one weight. */
export interface FontFile {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** As in `unicode-range`. */
  readonly ranges: string;
  readonly url: string;
}

/**
 * @param families by the package's name: the family, and which characters each of its subsets has
 * @param urls by the file's path in `node_modules`
 */
export function fontFiles(
  families: Readonly<Record<string, readonly [family: string, subsets: Readonly<Record<string, string>>]>>,
  urls: Readonly<Record<string, string>>,
): FontFile[] {
  return Object.entries(urls).flatMap(([path, url]) => {
    const [, name = '', file = ''] = /@fontsource\/([\w-]+)\/files\/(.+)\.woff$/.exec(path) ?? [];
    const [, subset = '', weight, style] = /^(.+)-(\d00)-(normal|italic)$/.exec(file.slice(name.length + 1)) ?? [];
    const [family, subsets] = families[name] ?? [];
    const ranges = subsets?.[subset] ?? subsets?.[`[${subset}]`];
    return family && ranges ? [{ family, weight: Number(weight), italic: style === 'italic', ranges, url }] : [];
  });
}

/** Whether a `unicode-range` has a character. */
export function rangeTester(ranges: string): (code: number) => boolean {
  const spans = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)] as const;
  });
  return (code) => spans.some(([first, last]) => code >= first && code <= last);
}
