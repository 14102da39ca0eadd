import { type FailureContext, originOf } from '../error-words';
import { type AiFailure, failureOf } from '../errors';

/** A harmless request to the provider's model list. */
export interface Probe {
  readonly url: string;
  /** The headers a real request has, so that the browser asks the server the same permission. */
  readonly headers: Readonly<Record<string, string>>;
}

const PROBE_TIME = 4_000;

/**
 * Finds out why `fetch` failed, which the browser does not say. A request without CORS that gets any answer proves that
 * a server listens; when then the same request with CORS cannot be read, the server does not allow this page.
 * @returns a failure of kind `network` or `cors`
 */
export async function unreachable(context: FailureContext, probe: Probe, signal: AbortSignal): Promise<AiFailure> {
  const local = isLoopback(context.baseUrl);
  if (globalThis.navigator?.onLine === false && !local)
    return failureOf('network', context, {
      message: `${context.label} could not be reached: this device is offline. What you entered and what came in is kept. Connect to the internet, then choose Retry.`,
    });
  if (isMixedContent(context.baseUrl, local))
    return failureOf('network', context, {
      message: `${context.label}: this page came over https, and browsers don't let it call ${originOf(context)} over http. What you entered is kept. Use an https address, or a server on this computer (localhost), in Settings.`,
    });
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PROBE_TIME)]);
  const listens = await answers(probe.url, { mode: 'no-cors', signal: limit });
  if (!listens) return failureOf('network', context);
  const readable = await answers(probe.url, { headers: { ...probe.headers }, signal: limit });
  if (!readable) return failureOf('cors', context, { message: corsWords(context) });
  return failureOf('network', context, {
    message: `${context.label} broke the connection before it answered. What you entered is kept. Choose Retry; if it happens again, look at the server's own log.`,
  });
}

/** Which setting lets this page in, by the server that usually listens at the port. */
function corsWords(context: FailureContext): string {
  const origin = pageOrigin();
  const server = originOf(context);
  const head = `${context.label} answers at ${server}, but does not let this page read what it says (CORS). What you entered is kept.`;
  if (/:11434$/.test(server))
    return `${head} Start Ollama with OLLAMA_ORIGINS=${origin} in its environment, then choose Retry.`;
  if (/:1234$/.test(server))
    return `${head} Switch on “Enable CORS” in the server settings of LM Studio, then choose Retry.`;
  return `${head} Allow the origin ${origin} in its CORS settings (Ollama: OLLAMA_ORIGINS=${origin}; LM Studio: “Enable CORS”), then choose Retry.`;
}

async function answers(url: string, init: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      ...init,
    });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

const pageOrigin = () => globalThis.location?.origin ?? 'null';

/** The computer the page runs on: browsers let a secure page call it over http. */
function isLoopback(url: string): boolean {
  const host = hostOf(url);
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

const isMixedContent = (url: string, local: boolean) =>
  globalThis.location?.protocol === 'https:' && /^http:/i.test(url) && !local;

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}
