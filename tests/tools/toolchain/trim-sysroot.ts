import { readTar, type TarEntry } from '../../../src/platform/compiler/files';

/** Headers of clang itself that a portable program may include; the others are intrinsics of processors. */
const OWN_HEADERS = new Set(
  [
    ['builtins', 'float', 'inttypes', 'iso646', 'limits', 'stdalign', 'stdarg', 'stdatomic', 'stdbool', 'stdckdint'],
    ['stdcountof', 'stddef', 'stdint', 'stdnoreturn', 'tgmath', 'unwind', 'varargs', 'wasm_simd128'],
    ['__float_float', '__float_header_macro', '__float_infinity_nan'],
  ]
    .flat()
    .map((name) => `${name}.h`),
);
const OWN_HEADER = /^include\/([^/]+)$/;
const DROPPED = [
  /(^|\/)__cxx03(\/|$)/,
  /^share(\/|$)/,
  /\.so$/,
  /libclang_rt\.profile/,
  /libc\+\+experimental/,
  /libc-printscan-no-floating-point/,
  /libc\+\+\.modules\.json$/,
  /^include\/(cuda_wrappers|fuzzer|hlsl|llvm_libc_wrappers|llvm_offload_wrappers|openmp_wrappers|orc|ppc_wrappers|profile|sanitizer|xray|zos_wrappers)(\/|$)/,
];

function isKept({ name, isDirectory }: TarEntry): boolean {
  if (DROPPED.some((pattern) => pattern.test(name))) return false;
  const header = isDirectory ? undefined : OWN_HEADER.exec(name)?.[1];
  return header === undefined || OWN_HEADERS.has(header) || /^__std(def|arg)/.test(header);
}

const TREE = 'include/c++/v1/__tree';
/** libc++ in debug mode walks the whole tree at each erase, which makes it linear. It checks the library, not the program. */
const TREE_WALK = /^ *_LIBCPP_ASSERT_INTERNAL\(std::__tree_invariant\(__root\), .*\);\n/gm;

/** @throws Error when a version of libc++ has no such walk, or more than one */
function withoutTreeWalk(header: Uint8Array): Uint8Array {
  const text = Buffer.from(header).toString('utf8');
  const walks = text.match(TREE_WALK)?.length ?? 0;
  if (walks !== 1) throw new Error(`${TREE} walks the whole tree in ${walks} places, not in 1`);
  return Buffer.from(text.replace(TREE_WALK, ''), 'utf8');
}

/**
 * What C and C++ programs for WebAssembly need of clang's resources, by name.
 * @throws Error when a header is not as expected
 */
export function trimSysroot(resources: Uint8Array): Map<string, Uint8Array> {
  const kept = new Map<string, Uint8Array>();
  for (const entry of readTar(resources)) if (!entry.isDirectory && isKept(entry)) kept.set(entry.name, entry.bytes);
  const tree = kept.get(TREE);
  if (!tree) throw new Error(`${TREE} is missing`);
  return kept.set(TREE, withoutTreeWalk(tree));
}

const BLOCK = 512;

/** A ustar archive of files, in the order of their names, the same bytes for the same files. */
export function writeTar(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = [...files.keys()].sort();
  const padded = (bytes: Uint8Array) => Math.ceil(bytes.byteLength / BLOCK) * BLOCK;
  const total = names.reduce((sum, name) => sum + BLOCK + padded(files.get(name) ?? new Uint8Array()), 0);
  const archive = new Uint8Array(total + 2 * BLOCK);
  let at = 0;
  for (const name of names) {
    const bytes = files.get(name) ?? new Uint8Array();
    archive.set(headerOf(name, bytes.byteLength), at);
    archive.set(bytes, at + BLOCK);
    at += BLOCK + padded(bytes);
  }
  return archive;
}

function headerOf(name: string, size: number): Uint8Array {
  const cut = name.length > 100 ? name.lastIndexOf('/', 154) : -1;
  const prefix = cut > 0 ? name.slice(0, cut) : '';
  const rest = name.slice(cut + 1);
  if (rest.length > 100) throw new Error(`${name} is too long for a tar archive`);
  const header = new Uint8Array(BLOCK);
  const write = (text: string, offset: number) => header.set(Buffer.from(text, 'latin1'), offset);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  write(rest, 0);
  write(octal(0o644, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  write(octal(0, 11), 136);
  write('        0', 148);
  write('ustar\u000000', 257);
  write(prefix, 345);
  write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
    148,
  );
  return header;
}
