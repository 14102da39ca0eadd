import { createContext } from 'react';

/** Id of the written resume that the report is about; null when it is about a file. */
export const FormContext = createContext<string | null>(null);

/** The key of a resume that came from the form instead of a file; no bytes are stored under it. */
export const formKey = (id: string, visit: string): string => `form:${id}:${visit}`;

export const writtenResumeOf = (fileKey: string): string | null => /^form:([\w-]+):/.exec(fileKey)?.[1] ?? null;
