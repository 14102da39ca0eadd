/**
 * Input that is typed while a program runs. A read takes what is there, as far as it fits; when nothing is, it waits.
 * @param onWait called each time a read finds nothing
 */
export function createTypedInput(onWait: () => void) {
  const encoder = new TextEncoder();
  let left = new Uint8Array();
  let closed = false;
  let wake: (() => void) | null = null;

  const changed = () => {
    wake?.();
    wake = null;
  };
  return {
    /** At most `size` bytes; none after the end. */
    async read(size: number): Promise<Uint8Array> {
      while (left.byteLength === 0 && !closed) {
        const typed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        onWait();
        await typed;
      }
      const next = left.subarray(0, size);
      left = left.subarray(size);
      return next;
    },
    add(text: string) {
      if (closed) return;
      const more = encoder.encode(text);
      const joined = new Uint8Array(left.byteLength + more.byteLength);
      joined.set(left);
      joined.set(more, left.byteLength);
      left = joined;
      if (left.byteLength > 0) changed();
    },
    close() {
      closed = true;
      changed();
    },
  };
}
