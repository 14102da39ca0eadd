import recorder from './recorder.py?raw';

/**
 * A program that runs another one and prints a recording of it as its last line.
 * @param source what is recorded; it is carried as data
 */
export const recorderProgram = (source: string): string =>
  // A text of JSON inside a literal of JSON, which is one of Python too: quotes and line ends need no other care.
  `import json\nSOURCE = json.loads(${JSON.stringify(JSON.stringify(source))})\n${recorder}`;
