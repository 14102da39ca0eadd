import '../no-network';
import { createClangFormat } from './clang-format';
import type { FormatterReply, FormatterRequest } from './messages';

let format: ((source: string, name: string) => string) | null = null;

function formatted(source: string, name: string): string | null {
  try {
    return format?.(source, name) ?? null;
  } catch {
    return null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<FormatterRequest>) => {
  if (data.kind === 'adopt') format = createClangFormat(data.module);
  else self.postMessage({ id: data.id, text: formatted(data.source, data.name) } satisfies FormatterReply);
});
