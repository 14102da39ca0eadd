/** The part of Chrome's Prompt API that the app uses (https://webmachinelearning.github.io/prompt-api/). */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface PromptApi {
  availability(options?: CoreOptions): Promise<Availability>;
  create(options?: CreateOptions): Promise<PromptSession>;
  /** Only where the page may set sampling parameters (extensions, origin trials). */
  params?(): Promise<{ readonly maxTopK: number; readonly maxTemperature: number } | null>;
}

export interface CoreOptions {
  readonly expectedInputs?: readonly Expected[];
  readonly expectedOutputs?: readonly Expected[];
  readonly topK?: number;
  readonly temperature?: number;
}

export interface Expected {
  readonly type: 'text';
  readonly languages: readonly string[];
}

export interface CreateOptions extends CoreOptions {
  readonly signal?: AbortSignal;
  readonly initialPrompts?: readonly PromptMessage[];
  readonly monitor?: (monitor: DownloadMonitor) => void;
}

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
}

export interface PromptSession {
  promptStreaming(
    input: string,
    options?: { readonly signal?: AbortSignal; readonly responseConstraint?: unknown },
  ): ReadableStream<string>;
  destroy(): void;
}

const TEXT: readonly Expected[] = [{ type: 'text', languages: ['en'] }];

/** Passed to `availability` and `create` alike: Chrome answers for exactly the options it is asked about. */
export const CORE_OPTIONS: CoreOptions = { expectedInputs: TEXT, expectedOutputs: TEXT };

/** The browser's Prompt API, or `null` where it has none. */
export function findPromptApi(): PromptApi | null {
  const found = (globalThis as { LanguageModel?: PromptApi }).LanguageModel;
  return typeof found?.availability === 'function' && typeof found.create === 'function' ? found : null;
}

/** `unavailable` where the browser has no Prompt API or its model cannot run on this device. Never throws. */
export async function onDeviceAvailability(): Promise<Availability> {
  try {
    return (await findPromptApi()?.availability(CORE_OPTIONS)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}
