import { type ReactNode, useState } from 'react';

/** Fields that most people leave empty, behind a line to open; open from the start where something is in them. */
export function More({ title, filled, children }: { title: string; filled: boolean; children: ReactNode }) {
  const [open] = useState(filled);
  return (
    <details open={open} className="mt-4">
      <summary className="w-fit cursor-pointer rounded-control py-1 text-sm font-medium text-primary-ink hover:underline">
        {title}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}
