import { clsx } from 'clsx';

const RINGS = 5;
const CENTRE = 50;

/** Rings of a hill seen from above, the foot first. The seed turns and shapes it, so that hills differ. */
function hill(seed: number): readonly string[] {
  const turn = (seed * 2.399) % (2 * Math.PI);
  return Array.from({ length: RINGS }, (_, ring) => {
    const radius = 46 - ring * 9;
    const points = Array.from({ length: 16 }, (_, step): readonly [number, number] => {
      const angle = (step / 16) * 2 * Math.PI - Math.PI / 2;
      const bend =
        1 -
        0.06 +
        0.07 * Math.sin(2 * angle + turn + ring * 0.25) +
        0.05 * Math.sin(3 * angle - turn * 1.7 + ring * 0.2);
      // The summit is a little off the middle, as on real hills.
      const drift = ring * 0.9;
      return [
        CENTRE + Math.cos(angle) * radius * bend + Math.cos(turn) * drift,
        CENTRE + Math.sin(angle) * radius * bend + Math.sin(turn) * drift,
      ];
    });
    return smooth(points);
  });
}

/** A closed curve through the points (Catmull-Rom as Bézier). */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [CENTRE, CENTRE];
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = text(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6);
    const second = text(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6);
    return `C${first} ${second} ${text(...c)}`;
  });
  return `M${text(...at(0))}${curves.join('')}Z`;
}

const hills = new Map<number, readonly string[]>();
function hillOf(seed: number): readonly string[] {
  const known = hills.get(seed) ?? hill(seed);
  hills.set(seed, known);
  return known;
}

/**
 * Progress as a climb: contour lines that fill from the foot of a hill to its summit.
 * @param share 0 to 1
 * @param label says the progress in words; without it the mark is decoration, and the words are beside it
 */
export function ContourProgress({
  share,
  seed = 0,
  size = 56,
  label,
}: {
  share: number;
  seed?: number;
  size?: number;
  label?: string;
}) {
  const climbed = Math.min(1, Math.max(0, share)) * RINGS;
  const done = share >= 1;
  const stroke = Math.max(1.6, 190 / size);
  return (
    <span
      className="grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
        <g fill="none" strokeWidth={stroke}>
          {hillOf(seed).map((path, ring) => {
            const part = Math.min(1, Math.max(0, climbed - ring));
            return (
              <g key={path}>
                <path d={path} className="stroke-line-strong opacity-45" strokeWidth={stroke * 0.75} />
                {part > 0 ? (
                  <path
                    d={path}
                    pathLength={1}
                    strokeDasharray={`${part} 1`}
                    className={clsx(done ? 'stroke-success' : 'stroke-primary')}
                    strokeWidth={stroke * 1.25}
                  />
                ) : null}
              </g>
            );
          })}
        </g>
        <circle
          cx={CENTRE + Math.cos((seed * 2.399) % (2 * Math.PI)) * 4}
          cy={CENTRE + Math.sin((seed * 2.399) % (2 * Math.PI)) * 4}
          r={stroke}
          className={done ? 'fill-success' : climbed > 0 ? 'fill-accent' : 'fill-line-strong'}
        />
      </svg>
    </span>
  );
}
