import { z } from 'zod';
import { text } from './link.ts';
import { type Checked, checked, faultAt, readYaml, throwFaults } from './source.ts';

const schema = z.array(text);

/**
 * The files of a folder in the order that its `order.yaml` gives.
 * @throws ContentError when a file is not listed, or a name in the list has no file or appears there twice
 */
export function inOrder<T>(root: string, list: string, files: readonly Checked<T>[]): Checked<T>[] {
  const source = readYaml(root, list);
  const names = checked(schema, source);
  const byName = new Map(files.map((file) => [file.source.name, file]));
  throwFaults([
    ...names.flatMap((name, at) => {
      if (names.indexOf(name) < at) return faultAt(source, [at], `"${name}" is listed twice`);
      return byName.has(name) ? [] : faultAt(source, [at], `there is no file "${name}.yaml" beside this one`);
    }),
    ...files
      .filter(({ source: file }) => !names.includes(file.name))
      .map(({ source: file }) => faultAt(source, [], `"${file.name}" is not listed, although there is ${file.path}`)),
  ]);
  return names.flatMap((name) => byName.get(name) ?? []);
}
