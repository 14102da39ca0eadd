import { clsx } from 'clsx';
import { memo } from 'react';
import { curveThrough, headAt } from '../../domain/topic-map/curve';
import type { MapLayout } from '../../domain/topic-map/layout';

/** The lines between topics; those of one topic can be made to stand out. For the eye alone: each topic says its own. */
export const MapEdges = memo(function MapEdges({ layout, marked }: { layout: MapLayout; marked: string | null }) {
  const { width, height, edges, direction } = layout;
  return (
    <svg aria-hidden="true" width={width} height={height} className="absolute inset-0">
      {edges.map(({ from, to, points }) => {
        const isMarked = from === marked || to === marked;
        return (
          <g key={`${from} ${to}`} className={clsx(isMarked ? 'text-primary' : 'text-line-strong')}>
            <path
              d={curveThrough(points, direction)}
              fill="none"
              stroke="currentColor"
              strokeWidth={isMarked ? 2.5 : 1.5}
            />
            <polygon points={headAt(points, direction)} fill="currentColor" />
          </g>
        );
      })}
    </svg>
  );
});
