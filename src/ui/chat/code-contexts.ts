import { createContext } from 'react';

/** How a text goes to the clipboard; gives `false` when the browser refused. */
export const CopyTextContext = createContext<(text: string) => Promise<boolean>>(async () => false);

/** A language of the workbench. */
export type RunnableLanguage = 'c' | 'cpp' | 'javascript' | 'typescript' | 'python' | 'sql';

/** Opens a program where it can be run; `null` where nothing runs. */
export const RunCodeContext = createContext<((language: RunnableLanguage, source: string) => void) | null>(null);
