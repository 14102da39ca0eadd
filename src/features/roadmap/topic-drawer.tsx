import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button';

/** The open topic, over the right of the map, which can be used on beside it. Escape within it closes it. */
export const TopicDrawer = ({
  id,
  name,
  onClose,
  children,
}: {
  id: string;
  name: string;
  onClose: () => void;
  children: ReactNode;
}) => (
  <aside
    id={id}
    aria-label={name}
    data-scrolls=""
    className="absolute inset-y-0 right-0 w-[25rem] animate-fade overflow-y-auto overscroll-contain rounded-r-card border-l border-line bg-raised p-5 shadow-float"
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    }}
  >
    <div className="flex items-start justify-between gap-3">
      <h3 className="pt-1.5 text-lg font-semibold">{name}</h3>
      <IconButton label="Close" className="-mt-1 -mr-2" onClick={onClose}>
        <X />
      </IconButton>
    </div>
    {children}
  </aside>
);
