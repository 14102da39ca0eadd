import type { LucideIcon } from 'lucide-react';

export interface NavItem {
  readonly path: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Screens elsewhere that belong to it. */
  readonly parts?: readonly string[];
}

/** An entry of the command palette: a screen, or something that can be done from everywhere. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** Further words that find it. */
  readonly keywords: readonly string[];
  readonly group: 'Go to' | 'Do';
  readonly icon: LucideIcon;
  readonly run: () => void;
}
