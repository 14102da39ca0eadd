import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/free-port.mjs';
import { ended, eventually } from './processes';
import { type Command, WebDriverError, type Wire } from './webdriver';

interface Tools {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Method and path of each command below `/session/<id>`. */
const ROUTES: Record<Command, readonly ['GET' | 'POST' | 'DELETE', string]> = {
  navigate: ['POST', 'url'],
  refresh: ['POST', 'refresh'],
  script: ['POST', 'execute/async'],
  click: ['POST', 'element/:id/click'],
  actions: ['POST', 'actions'],
  screenshot: ['GET', 'screenshot'],
  window: ['GET', 'window'],
  windows: ['GET', 'window/handles'],
  newWindow: ['POST', 'window/new'],
  switchTo: ['POST', 'window'],
  closeWindow: ['DELETE', 'window'],
  resize: ['POST', 'window/rect'],
};

/** Starts WebKit's small browser on a screen that nobody sees, and its driver. */
export async function startWebKit({ driver, browser, display }: Tools): Promise<Wire> {
  const home = mkdtempSync(join(tmpdir(), 'elevate-webkit-'));
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const started = [screen];
  const close = async () => {
    for (const child of started.toReversed()) await ended(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const number = await new Promise<string>((resolve, reject) => {
      screen.stdio[3]?.once('data', (piece: Buffer) => resolve(piece.toString().trim()));
      screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    });
    const port = await freePort();
    const automation = spawn(driver, [`--port=${port}`], {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${number}`,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        // Neither has a graphics card nor a session bus.
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        GSETTINGS_BACKEND: 'memory',
      },
    });
    started.push(automation);
    const ask = async (method: string, path: string, body?: unknown, within = 60_000) => {
      const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
        method,
        signal: AbortSignal.timeout(within),
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      const { value } = (await response.json()) as { value: unknown };
      if (response.ok) return value;
      const { error, message } = value as { error: string; message: string };
      throw new WebDriverError(error, message);
    };
    await eventually('WebKit’s driver to listen', () => ask('GET', 'status').then(Boolean, () => null));
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = (await ask('POST', 'session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    return {
      send(command, parameters) {
        const [method, path] = ROUTES[command];
        return ask(method, `session/${sessionId}/${path.replace(':id', String(parameters.id ?? ''))}`, parameters);
      },
      async close() {
        await ask('DELETE', `session/${sessionId}`, undefined, 5_000).catch(() => null);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
