import { COLOURS, type Colour, isColour } from '../colours/names';

/** The CSS name (RFC 7986 takes no other) and the hexadecimal form that a colour has in a file. */
const IN_FILES: Readonly<Record<Colour, readonly [css: string, hex: string]>> = {
  grey: ['gray', '#64748B'],
  red: ['crimson', '#DC2626'],
  orange: ['darkorange', '#EA580C'],
  amber: ['gold', '#D9A400'],
  green: ['seagreen', '#16A34A'],
  teal: ['teal', '#0D9488'],
  blue: ['royalblue', '#2563EB'],
  indigo: ['slateblue', '#4F46E5'],
  violet: ['mediumorchid', '#9333EA'],
  pink: ['hotpink', '#DB2777'],
};

export const cssColour = (colour: Colour): string => IN_FILES[colour][0];
export const hexColour = (colour: Colour): string => IN_FILES[colour][1];

/** CSS names by what they are nearest to. */
const NAMED: Readonly<Record<Colour, RegExp>> = {
  grey: /^(?:black|white|silver|.*gr[ae]y|gainsboro|.*smoke|snow|ivory|.*white|linen|seashell)$/,
  pink: /^(?:.*pink|mediumvioletred|palevioletred|lavenderblush|mistyrose)$/,
  red: /^(?:.*red|crimson|firebrick|maroon|brown|tomato|.*coral|.*salmon)$/,
  orange: /^(?:.*orange|chocolate|peru|sienna|saddlebrown|sandybrown|peachpuff|bisque)$/,
  amber: /^(?:.*yellow|gold|.*goldenrod.*|khaki|darkkhaki|tan|burlywood|wheat|beige|cornsilk|moccasin|.*chiffon)$/,
  green: /^(?:.*green|lime|olive|.*olive.*|chartreuse|honeydew|mintcream)$/,
  teal: /^(?:teal|.*cyan|aqua|.*turquoise|aquamarine|.*aquamarine|cadetblue|azure)$/,
  indigo: /^(?:indigo|.*slateblue|navy|midnightblue|lavender)$/,
  violet: /^(?:.*violet|.*purple|.*orchid|plum|magenta|fuchsia|thistle)$/,
  blue: /^.*blue$/,
};

/** The nearest of our colours for what a file says: a CSS name, `#rrggbb`, `#rrggbbaa`, `#rgb`; `''` for anything else. */
export function colourFrom(text: string): Colour | '' {
  const word = text.trim().toLowerCase();
  if (isColour(word)) return word;
  const exact = COLOURS.find((colour) => IN_FILES[colour][0] === word || IN_FILES[colour][1].toLowerCase() === word);
  if (exact) return exact;
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(word)?.[1];
  if (hex) return ofHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
  if (!/^[a-z]{3,30}$/.test(word)) return '';
  return (Object.keys(NAMED) as Colour[]).find((colour) => NAMED[colour].test(word)) ?? '';
}

/** Upper ends of hues, in degrees. */
const HUES: readonly (readonly [end: number, colour: Colour])[] = [
  [14, 'red'],
  [38, 'orange'],
  [65, 'amber'],
  [160, 'green'],
  [190, 'teal'],
  [227, 'blue'],
  [256, 'indigo'],
  [300, 'violet'],
  [345, 'pink'],
  [361, 'red'],
];

function ofHex(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span < 24) return 'grey';
  const sixth =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  const hue = (sixth * 60 + 360) % 360;
  return HUES.find(([end]) => hue < end)?.[1] ?? 'red';
}
