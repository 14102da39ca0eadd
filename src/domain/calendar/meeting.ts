import { contentLine } from './ical/content-lines';
import { unescaped } from './ical/details';
import type { CalendarEvent } from './types';

/** Where people meet, by the end of the host's name and, where the host has other pages, how the path begins. */
const HOSTS: readonly (readonly [host: string, path?: RegExp])[] = [
  ['zoom.us'],
  ['zoom.com', /^\/[jws]\//],
  ['zoomgov.com'],
  ['teams.microsoft.com'],
  ['teams.live.com'],
  ['teams.microsoft.us'],
  ['teams.cloud.microsoft'],
  ['meet.lync.com'],
  ['join.skype.com'],
  ['meet.google.com'],
  ['g.co', /^\/meet\//],
  ['webex.com'],
  ['gotomeeting.com'],
  ['gotomeet.me'],
  ['meet.goto.com'],
  ['bluejeans.com'],
  ['whereby.com'],
  ['meet.jit.si'],
  ['8x8.vc'],
  ['chime.aws'],
  ['meet.ringcentral.com'],
  ['v.ringcentral.com'],
  ['meetings.ringcentral.com'],
  ['meetings.dialpad.com'],
  ['meet.zoho.com'],
  ['meet.zoho.eu'],
  ['meet.zoho.in'],
  ['meeting.zoho.com'],
  ['meeting.zoho.eu'],
  ['meet.proton.me'],
  ['facetime.apple.com'],
  ['app.slack.com', /^\/huddle\//],
  ['discord.gg'],
  ['daily.co'],
  ['around.co'],
  ['gather.town'],
  ['kmeet.infomaniak.com'],
  ['vc.larksuite.com'],
  ['vc.feishu.cn'],
  ['meeting.tencent.com'],
  ['telemost.yandex.ru'],
  ['streamyard.com'],
  ['riverside.fm', /^\/studio\//],
  ['meet.starleaf.com'],
  ['lifesize.com'],
  ['app.livestorm.co'],
  // Where interviews are held.
  ['coderpad.io'],
  ['codesignal.com'],
  ['hackerrank.com', /^\/(?:interview|paper|codepair)\//],
  ['karat.io'],
  ['hirevue.com'],
  ['codility.com'],
  ['codeinterview.io'],
  ['byteboard.dev'],
];

/** Lines of a file that say where to meet, whatever the host. */
const SAID = [
  'X-GOOGLE-CONFERENCE',
  'X-MICROSOFT-SKYPETEAMSMEETINGURL',
  'X-MICROSOFT-ONLINEMEETINGEXTERNALLINK',
  'X-MICROSOFT-ONLINEMEETINGCONFLINK',
  'X-ZOOM-MEETING-URL',
  'CONFERENCE',
] as const;

/** The way into a meeting. */
export interface MeetingLink {
  readonly href: string;
  /** `zoom.us` */
  readonly host: string;
}

/** The first link to a meeting that an event has: in lines of its file, in its place, notes or words. Only over https. */
export function meetingLink(event: Pick<CalendarEvent, 'place' | 'notes' | 'text' | 'source'>): MeetingLink | null {
  const lines = linesOf(event.source);
  for (const said of SAID)
    for (const { name, value } of lines) {
      const url = name === said ? addressOf(unescaped(value).trim()) : null;
      if (url) return linkTo(url);
    }
  const url = lines.find(({ name }) => name === 'URL')?.value ?? '';
  for (const text of [event.place, unescaped(url), event.notes, event.text])
    for (const [found] of text.slice(0, 50_000).matchAll(/https:\/\/[^\s<>"'`\\^{}|]+/gi)) {
      const address = addressOf(found.replace(/[.,;:!?)\]}>]+$/, ''));
      if (address && isMeeting(address)) return linkTo(address);
    }
  return null;
}

/** Lines of the event itself that may name a meeting. */
const linesOf = (source: string) =>
  source
    .split('\n')
    .filter((line) => /^(?:X-GOOGLE-|X-MICROSOFT-|X-ZOOM-|CONFERENCE|URL)/i.test(line))
    .map(contentLine);

const linkTo = ({ href, host }: Address): MeetingLink => ({ href, host: host.replace(/^www\./, '') });

interface Address {
  readonly href: string;
  readonly host: string;
  readonly path: string;
}

/** An address over https without a name and password; what a mail filter wrapped is taken out of its wrapping. */
function addressOf(text: string, wrapped = 0): Address | null {
  const found = /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::\d{1,5})?((?:[/?#][^\s"<>\\]*)?)$/i.exec(text);
  if (!found) return null;
  const [href, host = '', rest = ''] = found;
  const address = { href, host: host.toLowerCase(), path: /^[^?#]*/.exec(rest)?.[0] ?? '' };
  const inner = isUnder(address, 'safelinks.protection.outlook.com')
    ? /[?&]url=([^&#]+)/i.exec(rest)?.[1]
    : isUnder(address, 'google.com') && address.path === '/url'
      ? /[?&]q=([^&#]+)/i.exec(rest)?.[1]
      : undefined;
  return inner !== undefined && wrapped < 3 ? addressOf(plain(inner), wrapped + 1) : address;
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

const isUnder = ({ host }: Address, above: string) => host === above || host.endsWith(`.${above}`);

const isMeeting = (address: Address): boolean =>
  address.path.length > 1 && HOSTS.some(([host, path]) => isUnder(address, host) && (path?.test(address.path) ?? true));
