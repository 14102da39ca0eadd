import { ARCS, LAND, MAP_SIZE, PLACES } from './world-map-dots';

/** A world of dots with a few places joined. It stands for people everywhere; no community lives at a dot. */
export function WorldMap() {
  return (
    <svg
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      role="img"
      aria-label="World map with learners on six continents connected by lines"
      className="h-auto w-full"
    >
      <path
        d={LAND}
        fill="none"
        className="stroke-ink-faint opacity-45"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeDasharray={`0 ${MAP_SIZE.step}`}
      />
      <path d={ARCS} fill="none" className="stroke-primary" strokeWidth="2.4" strokeLinecap="round" />
      {PLACES.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="10" className="fill-accent opacity-30" />
          <circle cx={x} cy={y} r="4.6" className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}
