// Which files of a build the service worker keeps, and when.

/** Not the worker's: it cannot keep itself, and the compiler keeps its own files. */
const LEFT_ALONE = [/^\/service-worker\.js$/, /^\/\.vite\//, /^\/toolchain\//, /\.map$/];

/** Large or rarely needed: kept when first used. */
const LATER = [
  /\.bcmap$/,
  /^\/licences\.txt$/,
  /\/(resume-)?pdf\.worker-[\w-]+\.js$/,
  /\/python\.worker-[\w-]+\.js$/,
  /\/coach-[\w-]+\.bin$/,
  /\.(woff2?|png|webp|webmanifest)$/,
];

/** Fonts that every screen is drawn with. */
const NOW = [/\/(inter|jetbrains-mono)-latin-wght-normal-[\w-]+\.woff2$/];

/**
 * @param {string} url path from the root of the build, beginning with a slash
 * @returns {'now' | 'later' | null}
 */
export function whenKept(url) {
  const any = (patterns) => patterns.some((pattern) => pattern.test(url));
  if (any(LEFT_ALONE)) return null;
  return any(LATER) && !any(NOW) ? 'later' : 'now';
}
