/** Lightness 0 to 1, chroma, hue in degrees, as in `oklch()`. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * Relative luminance (WCAG 2.2) of a colour, clipped to sRGB as a screen does, 0 to 1. From OKLab to linear sRGB by Björn
 * Ottosson, "A perceptual color space for image processing", 2020.
 */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2.2), from 1 to 21, whichever comes first. */
export function contrast(one: Oklch, other: Oklch): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
