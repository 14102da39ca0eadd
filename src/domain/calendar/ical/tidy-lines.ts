import { cleanZone } from './windows-zones';

const TIMED = /^(?:DTSTART|DTEND|DUE|RECURRENCE-ID|RDATE|EXDATE)[;:]/i;

/**
 * Lines with a time as RFC 5545 writes them: a bare date says that it is one, seconds that were left out are 0, and a zone is
 * named as the reader knows it, also where its name has colons or quotes in it. All other lines stay as they are.
 * @param zoneOf what a zone of the file is to be called
 */
export function tidied(given: string, zoneOf: (name: string) => string): string {
  // Names are the same in small letters; many programs read only capitals.
  const line = /^[a-z]/.test(given) ? given.replace(/^[a-z][\w-]*(?=[;:])/, (name) => name.toUpperCase()) : given;
  if (!TIMED.test(line)) return line;
  // The last colon before what can only be times: a name such as `(UTC+01:00) Berlin` has some, too.
  const found = /^([\w-]+)((?:;.*)?):(\d{8}(?:T\d{4}(?:\d\d)?Z?)?(?:[,/].*)?)\s*$/i.exec(line);
  if (!found) return line;
  const [, name = '', params = '', value = ''] = found;
  const zoned = /;TZID=(.*?)(?=;(?:VALUE|RANGE|RELATED|X-[\w-]+)=|$)/i.exec(params);
  const zone = zoned ? cleanZone(zoned[1] ?? '') : '';
  const others = zoned ? params.replace(zoned[0], '') : params;
  if (/^\d{8}(?:,\d{8})*$/.test(value) || /;VALUE=DATE(?:;|$)/i.test(others)) {
    const dates = value.replace(/T\d{4,6}Z?/gi, '');
    return `${name}${others.replace(/;VALUE=[^;]*/i, '')};VALUE=DATE:${dates}`;
  }
  const times = value.replace(/(T\d{4})(?=Z|,|\/|$)/gi, '$100');
  if (zone === '' || /Z$/i.test(times)) return `${name}${others}:${times}`;
  return `${name}${others};TZID=${quoted(zoneOf(zone))}:${times}`;
}

const quoted = (zone: string): string => (/[;:,]/.test(zone) ? `"${zone}"` : zone);
