import { Maximize2, Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../ui/button';
import type { MapZoom } from './use-map-zoom';

/** Zoom by buttons, at the lower left of the map. */
export function MapControls({
  zoom,
  onKeyDown,
}: {
  zoom: MapZoom;
  onKeyDown: (event: KeyboardEvent, id: null) => void;
}) {
  const keys = (event: KeyboardEvent) => onKeyDown(event, null);
  return (
    <div
      role="toolbar"
      aria-label="Zoom"
      className="absolute bottom-2 left-2 flex gap-0.5 rounded-control border border-line bg-raised shadow-card"
    >
      <IconButton label="Zoom in (+)" aria-disabled={!zoom.canZoomIn} onClick={zoom.zoomIn} onKeyDown={keys}>
        <Plus />
      </IconButton>
      <IconButton label="Zoom out (-)" aria-disabled={!zoom.canZoomOut} onClick={zoom.zoomOut} onKeyDown={keys}>
        <Minus />
      </IconButton>
      <IconButton label="Show all (0)" onClick={zoom.fit} onKeyDown={keys}>
        <Maximize2 />
      </IconButton>
    </div>
  );
}
