import libraries from 'virtual:typescript-libraries';
import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript-js';
import type { Diagnostic } from '../../../../machines/contracts/compiler';
import { explainTypes } from './explain';
import { SURROUNDINGS } from './surroundings';

// The TypeScript compiler and what the app asks of it: a file of its own, which the build makes and the worker loads.

/** A program without its types. */
export interface Stripped {
  /** JavaScript, or `null` where the source cannot be read. */
  readonly code: string | null;
  /** The `mappings` of a source map; `null` where each character stands where it stood. */
  readonly mappings: string | null;
  /** What is wrong with the way it is written. */
  readonly problems: readonly Diagnostic[];
}

/** The file that messages name. */
const FILE = '/main.ts';
const AROUND = '/surroundings.d.ts';
const LIBRARY = 'lib.es2025.d.ts';
/** Messages that are shown of one program. */
const MOST = 100;

const common: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // One standard of both kinds of decorators: that of JavaScript.
  experimentalDecorators: false,
  strict: true,
  // A program that is moved over from JavaScript is not covered with messages for what it does not say.
  noImplicitAny: false,
  types: [],
};

/**
 * Takes the types out of a program. Where they only have to be left out, blanks take their place, so that lines and
 * columns stay what they were. What stands for code (enums, namespaces, parameter properties, decorators) is compiled.
 */
export function stripTypes(source: string): Stripped {
  const compiled = ts.transpileModule(source, {
    fileName: FILE,
    reportDiagnostics: true,
    compilerOptions: { ...common, isolatedModules: true, sourceMap: true },
  });
  const file = ts.createSourceFile(FILE, source, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS);
  const problems = (compiled.diagnostics ?? []).flatMap((one) => diagnosticOf(one, file));
  if (problems.length > 0) return { code: null, mappings: null, problems: problems.slice(0, MOST) };
  let blank = !hasNewSyntax(file);
  const code = blankSourceFile(file, () => {
    blank = false;
  });
  if (blank) return { code, mappings: null, problems };
  const { mappings } = JSON.parse(compiled.sourceMapText ?? '{"mappings":""}') as { mappings: string };
  return { code: compiled.outputText.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'), mappings, problems };
}

/** Decorators, `using` and `accessor`: no types, yet no engine reads them. */
function hasNewSyntax(node: ts.Node): boolean {
  if (ts.isDecorator(node) || node.kind === ts.SyntaxKind.AccessorKeyword) return true;
  if (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Using) === ts.NodeFlags.Using) return true;
  return ts.forEachChild(node, (child) => hasNewSyntax(child) || undefined) ?? false;
}

const parsed = new Map<string, ts.SourceFile>();
let last: ts.Program | undefined;

/** What the compiler says of the types of a program that can be read. */
export function checkTypes(source: string): readonly Diagnostic[] {
  const target = ts.ScriptTarget.ES2025;
  const textOf = (name: string): string | undefined => {
    if (name === FILE) return source;
    return name === AROUND ? SURROUNDINGS : libraries[name.slice(name.lastIndexOf('/') + 1)];
  };
  // What it is read with says, too, that it is a module.
  const fileOf: ts.CompilerHost['getSourceFile'] = (name, readWith) => {
    const known = name === FILE ? undefined : parsed.get(name);
    const text = textOf(name);
    if (known || text === undefined) return known;
    const file = ts.createSourceFile(name, text, readWith);
    if (name !== FILE) parsed.set(name, file);
    return file;
  };
  const host: ts.CompilerHost = {
    getSourceFile: fileOf,
    getDefaultLibFileName: () => LIBRARY,
    getDefaultLibLocation: () => '/',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => textOf(name) !== undefined,
    readFile: textOf,
    writeFile: () => {},
  };
  const options = { ...common, target, lib: [LIBRARY], noEmit: true, skipLibCheck: true };
  last = ts.createProgram({ rootNames: [FILE, AROUND], options, host, ...(last && { oldProgram: last }) });
  const main = last.getSourceFile(FILE);
  if (!main) return [];
  const said = [...last.getGlobalDiagnostics(), ...last.getSemanticDiagnostics(main)];
  return said
    .flatMap((one) => diagnosticOf(one, main))
    .sort((a, b) => (a.from?.line ?? 0) - (b.from?.line ?? 0))
    .slice(0, MOST);
}

function diagnosticOf(
  { category, code, messageText, start, length, file }: ts.Diagnostic,
  own: ts.SourceFile,
): Diagnostic[] {
  const severity =
    category === ts.DiagnosticCategory.Error ? 'error' : category === ts.DiagnosticCategory.Warning ? 'warning' : null;
  if (severity === null) return [];
  const message = explainTypes(code, ts.flattenDiagnosticMessageText(messageText, '\n'));
  if (start === undefined || file?.fileName !== own.fileName) return [{ severity, message, from: null, to: null }];
  const place = (at: number) => {
    const { line, character } = own.getLineAndCharacterOfPosition(Math.min(at, own.text.length));
    return { line: line + 1, column: character + 1 };
  };
  return [{ severity, message, from: place(start), to: length ? place(start + length) : null }];
}
