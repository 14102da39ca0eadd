import { dirname, join, normalize } from 'node:path/posix';

/** What a page of Markdown leads to, as it is written there: links, pictures, and `src` or `href` of HTML. */
export function linksOf(markdown: string): readonly { readonly target: string; readonly picture: boolean }[] {
  const text = withoutCode(markdown);
  const found = [...text.matchAll(/(!?)\[(?:[^\][]|\[[^\]]*\])*\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g)].map(
    ([, mark = '', target = '']) => ({ target, picture: mark === '!' }),
  );
  const html = [...text.matchAll(/<(img|a)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(([, name, target = '']) => ({
    target,
    picture: name === 'img',
  }));
  // A picture that is a link is within the words of the link.
  const within = [...text.matchAll(/\[!\[[^\]]*\]\(\s*([^\s)]+)[^)]*\)\]/g)].map(([, target = '']) => ({
    target,
    picture: true,
  }));
  return [...found, ...html, ...within];
}

/** The anchors of a page: its headings as GitHub names them, and every `id` of its HTML. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, id = ''] of markdown.matchAll(/<\w+[^>]*\bid="([^"]+)"/g)) anchors.add(id);
  for (const [, heading = ''] of withoutFences(markdown).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const name = slugOf(heading);
    let free = name;
    for (let n = 1; anchors.has(free); n += 1) free = `${name}-${n}`;
    anchors.add(free);
  }
  return anchors;
}

/**
 * Links that lead nowhere, each with its page.
 * @param pages Markdown by path, from the root of the project
 * @param exists whether a file or folder exists at a path
 */
export function brokenLinks(pages: ReadonlyMap<string, string>, exists: (path: string) => boolean): readonly string[] {
  return [...pages].flatMap(([page, text]) =>
    linksOf(text)
      .filter(({ target }) => !/^[a-z][a-z\d+.-]*:/i.test(target))
      .flatMap(({ target }) => {
        const [address = '', anchor] = decodeURI(target).split('#');
        if (address.startsWith('/')) return [`${page}: ${target} is no relative link`];
        const path = address === '' ? page : normalize(join(dirname(page), address));
        if (path.startsWith('..')) return [`${page}: ${target} leads out of the project`];
        if (!pages.has(path) && !exists(path)) return [`${page}: there is no ${target}`];
        const there = pages.get(path);
        if (anchor && there !== undefined && !anchorsOf(there).has(anchor))
          return [`${page}: ${path} has no #${anchor}`];
        return [];
      }),
  );
}

/** The pictures that pages show, as paths from the root of the project. */
export const picturesOf = (pages: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(
    [...pages].flatMap(([page, text]) =>
      linksOf(text)
        .filter(({ target, picture }) => picture && !/^[a-z]+:/i.test(target))
        .map(({ target }) => normalize(join(dirname(page), target))),
    ),
  );

const withoutFences = (markdown: string): string =>
  markdown.replace(/^ {0,3}(```+|~~~+)[^\n]*\n[\s\S]*?^ {0,3}\1\s*$/gm, '');

const withoutCode = (markdown: string): string => withoutFences(markdown).replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');

function slugOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|[`*]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
