import { createContext } from 'react';

/** How a text goes to the clipboard; gives `false` when the browser refused. */
export const CopyTextContext = createContext<(text: string) => Promise<boolean>>(async () => false);

/** Opens a program where it can be run; `null` where nothing runs. */
export const RunCodeContext = createContext<((language: 'c' | 'cpp', source: string) => void) | null>(null);
