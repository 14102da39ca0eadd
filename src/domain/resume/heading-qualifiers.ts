/** Words in front of a heading's own that do not change what it opens: `Selected Experience`. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  'selected relevant recent related additional other further key main notable previous prior past current early earlier professional industry practical significant major full-time part-time my'.split(
    ' ',
  ),
);

/** Words behind a heading's own that do not change what it opens: `Experience Details`. */
export const TRAILERS: ReadonlySet<string> = new Set('details highlights overview section summary'.split(' '));
