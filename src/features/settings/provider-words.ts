import type { HostedProviderId, ProviderId } from '../../ai/providers/list';

/** What Settings says of each provider, and for one at a server, of its key. */
export const PROVIDER_WORDS: {
  readonly [Id in ProviderId]: { readonly note: string } & (Id extends HostedProviderId
    ? { readonly keyHelp: string }
    : unknown);
} = {
  'built-in': {
    note: 'Built-in engines answer, on this device, with no key and no network. They are not a language model: where they cannot answer, they say so.',
  },
  'on-device': {
    note: 'A model inside this browser. The browser downloads it once (a few GB), and then it works offline; nothing you write leaves the device.',
  },
  gemini: {
    note: 'What you ask it about (resume, job description, answers, questions to the tutor) is sent to Google. You need a key of your own.',
    keyHelp: 'Made in Google AI Studio. It travels only in the header of the request.',
  },
  'openai-compatible': {
    note: 'A server of your choice: on this machine (Ollama, LM Studio, llama.cpp) or hosted. Your texts are sent to its address.',
    keyHelp: 'Servers on this machine usually need none. It travels only in the header of the request.',
  },
};
