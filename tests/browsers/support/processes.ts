import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Asks until there is an answer other than null; what is thrown before the last try counts as none. */
export async function eventually<T>(
  what: string,
  ask: () => T | null | Promise<T | null>,
  within = 30_000,
): Promise<T> {
  const until = Date.now() + within;
  for (let fault: unknown; ; ) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
    } catch (error) {
      fault = error;
    }
    if (Date.now() > until) throw new Error(`Waited in vain for ${what}.`, { cause: fault });
    await delay(50);
  }
}

/** Ends a process that was started here as the head of a group of its own (`detached`), and all that it started. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  tell(group, 'SIGTERM');
  const clock = setTimeout(() => tell(group, 'SIGKILL'), 3_000);
  await gone;
  clearTimeout(clock);
  // What it started may outlive it.
  tell(group, 'SIGKILL');
}

function tell(group: number, signal: 'SIGTERM' | 'SIGKILL') {
  try {
    process.kill(group, signal);
  } catch {
    // Nothing of the group is left.
  }
}
