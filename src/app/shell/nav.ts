import type { LucideIcon } from 'lucide-react';

export interface NavItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Screens elsewhere that belong to it. */
  readonly parts?: readonly string[];
}
