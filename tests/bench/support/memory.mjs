import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const MEGABYTE = 1_048_576;
/** What allocators take to hand freed pages back, in milliseconds. */
const SETTLED = 2000;

/** Private megabytes of a process (Linux: what no other process shares), or `null` when it is gone. */
function privateOf(id) {
  try {
    const lines = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8').match(/^Private_(?:Clean|Dirty):\s+\d+/gm) ?? [];
    return lines.reduce((sum, line) => sum + Number(line.split(/\s+/)[1]), 0) / 1024;
  } catch {
    return null;
  }
}

/**
 * The memory of a visit that has a browser of its own, after garbage collection, in megabytes.
 * @returns `heap`: of JavaScript; `page`: private memory of the page's process; `browser`: that of all the browser's
 *   processes together. The last two are `null` where the system does not tell.
 */
export async function memoryOf({ page, protocol }) {
  for (let n = 0; n < 2; n++) await protocol.send('HeapProfiler.collectGarbage');
  await sleep(SETTLED);
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  const session = await page.context().browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sum = (processes) => {
    const sizes = processes.map(({ id }) => privateOf(id)).filter((size) => size !== null);
    return sizes.length === 0 ? null : sizes.reduce((total, size) => total + size, 0);
  };
  return {
    heap: usedSize / MEGABYTE,
    page: sum(processInfo.filter(({ type }) => type === 'renderer')),
    browser: sum(processInfo),
  };
}
