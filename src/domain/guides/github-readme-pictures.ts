export interface ReadmePictures {
  readonly pictures: number;
  /** Sites other than GitHub from which pictures come, each once. */
  readonly hosts: readonly string[];
  /** Hosts of cards that count something: stars, streaks, visits. */
  readonly stats: readonly string[];
  /** Pictures without alternative text. */
  readonly unnamed: number;
}

const OWN = /(?:^|\.)(?:github\.com|githubusercontent\.com|github\.io|githubassets\.com)$/;
const STATS =
  /github-readme-stats|github-readme-streak|streak-stats|github-profile-trophy|profile-summary-cards|activity-graph|komarev|visitor-badge|visitcount|hits\.|wakatime|github-stats/i;
/** Of so many pictures each is looked at. */
const MOST = 200;

/** The pictures of a README in Markdown with HTML: how many there are, and which of them other sites serve. */
export function picturesOf(readme: string): ReadmePictures {
  const text = readme.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ').replace(/^(```|~~~)[\s\S]*?^\1/gm, ' ');
  const found = [
    ...[...text.matchAll(/!\[([^\]]{0,300})\]\(\s*<?([^\s)>]{1,1000})/g)].map(([, alt = '', address = '']) => ({
      alt,
      address,
    })),
    ...[...text.matchAll(/<img\s([^>]{0,1500})>/gi)].map(([, inside = '']) => ({
      alt: attribute(inside, 'alt'),
      address: attribute(inside, 'src'),
    })),
    // Referenced by a label that is defined elsewhere.
    ...[...text.matchAll(/!\[([^\]]{0,300})\]\[([^\]]{0,100})\]/g)].map(([, alt = '', label = '']) => ({
      alt,
      address: definition(text, label === '' ? alt : label),
    })),
  ].slice(0, MOST);
  const elsewhere = found.flatMap(({ address }) => {
    const host = hostOf(address);
    return host === null || OWN.test(host) ? [] : [{ host, address }];
  });
  return {
    pictures: found.length,
    hosts: [...new Set(elsewhere.map(({ host }) => host))],
    stats: [...new Set(elsewhere.filter(({ address }) => STATS.test(address)).map(({ host }) => host))],
    unnamed: found.filter(({ alt }) => alt.trim() === '').length,
  };
}

function attribute(inside: string, name: 'alt' | 'src'): string {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(inside) ?? [];
  return double ?? single ?? bare ?? '';
}

function definition(text: string, label: string): string {
  const wanted = label.trim().toLowerCase();
  for (const [, name = '', address = ''] of text.matchAll(/^ {0,3}\[([^\]]{1,100})\]:\s*<?([^\s>]{1,1000})/gm))
    if (name.trim().toLowerCase() === wanted) return address;
  return '';
}

/** The site of an address; `null` for one within the repository. */
const hostOf = (address: string): string | null =>
  /^(?:https?:)?\/\/([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? null;
