import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { FormatEvent, FormatInput } from '../../machines/contracts/code-format';
import { blankChanges } from '../../src/domain/c-source/reshape';
import { createClangFormat } from '../../src/platform/formatter/clang-format';
import { createFormatter } from '../../src/platform/formatter/formatter';
import type { FormatterReply, FormatterRequest } from '../../src/platform/formatter/messages';
import { standIns } from './compiler/stand-in-worker';

const MODULE = join(import.meta.dirname, '../../node_modules/@wasm-fmt/clang-format/clang-format.wasm');

describe('clang-format with the style of the app', () => {
  const format = createClangFormat(new WebAssembly.Module(readFileSync(MODULE)));

  it.each([
    [
      'main.c',
      '#include <stdlib.h>\n#include <stdio.h>\nint main( void ){\nint *p=malloc(sizeof*p);\nif(p){*p=1;printf("größe %d\\n",*p);}\nreturn 0;}\n',
      '#include <stdlib.h>\n#include <stdio.h>\nint main(void) {\n    int *p = malloc(sizeof *p);\n    if (p) {\n        *p = 1;\n        printf("größe %d\\n", *p);\n    }\n    return 0;\n}\n',
    ],
    [
      'main.cpp',
      'template<class T>struct A{T x;private:int y;};\nnamespace n{int f(){return 1;}}\n',
      'template <class T> struct A {\n    T x;\n\n  private:\n    int y;\n};\nnamespace n {\nint f() { return 1; }\n}\n',
    ],
    ['main.c', 'int main(void) { return 0; }\n', 'int main(void) { return 0; }\n'],
  ])('%s: %j', (name, before, after) => {
    expect(format(before, name)).toBe(after);
  });

  it('changes nothing but blanks, in comments and long texts, too', () => {
    const source = `/* ${'long words '.repeat(20)}*/\n#include "b.h"\n#include "a.h"\nusing std::b;using std::a;\nconst char *s="${'text '.repeat(40)}";\n`;
    const formatted = format(source, 'main.cpp');
    expect(formatted.replace(/\s/g, '')).toBe(source.replace(/\s/g, ''));
    expect(blankChanges(source, formatted).length).toBeGreaterThan(0);
  });
});

describe('the formatter of the page', () => {
  const file = { url: '/toolchain/format.bin', bytes: 3, sha256: '', contentBytes: 3, contentSha256: '' };
  const input: FormatInput = { source: 'int main(){}', language: 'cpp' };

  function start(fetchFile: () => Promise<Response> = async () => new Response(new Uint8Array([1, 2, 3]))) {
    const workers = standIns<FormatterRequest, FormatterReply>();
    const fetched = vi.fn(fetchFile);
    const formatter = createFormatter(
      { format: file },
      {
        start: workers.start,
        environment: { fetch: fetched, caches: undefined, subtle: undefined, onLine: () => true },
        compile: async () => ({}) as WebAssembly.Module,
      },
    );
    const ask = () => {
      let tell = (_: FormatEvent) => {};
      const told = new Promise<FormatEvent>((resolve) => {
        tell = resolve;
      });
      const parent = createActor(
        fromCallback<{ type: string }>(({ receive }) => receive((event) => tell(event as FormatEvent))),
      ).start();
      const actor = createActor(formatter.formatCodeLogic, { input, parent: parent as never }).start();
      return { told, actor };
    };
    return { workers, fetched, formatter, ask };
  }
  const asked = (workers: ReturnType<typeof start>['workers'], count: number) =>
    vi.waitFor(() => {
      const sent = workers.last.requests.filter((request) => request.kind === 'format');
      expect(sent).toHaveLength(count);
      return sent.at(-1)?.id ?? 0;
    });

  it('fetches nothing before the first text, and its module once', async () => {
    const { workers, fetched, ask } = start();
    expect(workers.started).toHaveLength(0);
    expect(fetched).not.toHaveBeenCalled();
    const first = ask();
    await asked(workers, 1).then((id) => workers.last.say({ id, text: 'int main() {}' }));
    expect(await first.told).toEqual({ type: 'code.shaped', text: 'int main() {}' });
    const second = ask();
    await asked(workers, 2).then((id) => workers.last.say({ id, text: 'b' }));
    expect(await second.told).toEqual({ type: 'code.shaped', text: 'b' });
    expect(fetched).toHaveBeenCalledOnce();
    expect(workers.last.requests.map(({ kind }) => kind)).toEqual(['adopt', 'format', 'format']);
    expect(workers.last.requests[1]).toMatchObject({ source: input.source, name: 'main.cpp' });
  });

  it('says that there is no network, and that something else failed', async () => {
    const offline = start(() => Promise.reject(new TypeError('no network')));
    expect(await offline.ask().told).toEqual({ type: 'code.unshaped', problem: 'offline' });
    const gone = start(async () => new Response(null, { status: 404 }));
    expect(await gone.ask().told).toEqual({ type: 'code.unshaped', problem: 'failed' });
  });

  it('gives up with a worker that breaks off, and begins anew', async () => {
    const { workers, ask } = start();
    const broken = ask();
    await asked(workers, 1);
    workers.last.break();
    expect(await broken.told).toEqual({ type: 'code.unshaped', problem: 'gave-up' });
    const refused = ask();
    await vi.waitFor(() => expect(workers.started).toHaveLength(2));
    await asked(workers, 1).then((id) => workers.last.say({ id, text: null }));
    expect(await refused.told).toEqual({ type: 'code.unshaped', problem: 'gave-up' });
  });
});
