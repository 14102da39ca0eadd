import { deriveKey } from './derive';
import type { PassphraseKey } from './recipe';
import { openSealed, type SealAbout, SealError, type SealProblemKind, type Step, sealContent } from './sealed';

/** What the worker is asked. */
export type SealingCall =
  | { readonly do: 'derive'; readonly passphrase: string; readonly cost?: number }
  | {
      readonly do: 'seal';
      readonly content: Blob;
      readonly about: SealAbout;
      readonly by: PassphraseKey | string;
      readonly cost?: number;
    }
  | {
      readonly do: 'open';
      readonly sealed: Blob;
      readonly passphrase: string;
      readonly wanted: Pick<SealAbout, 'holds' | 'of'>;
    };

export type SealingReply =
  | { readonly progress: Step }
  | { readonly result: PassphraseKey | Blob }
  | { readonly problem: SealProblemKind | 'failed' };

/** Does what is asked, in the worker or in place. Never rejects. */
export async function answerSealing(call: SealingCall, onProgress: (step: Step) => void): Promise<SealingReply> {
  try {
    switch (call.do) {
      case 'derive':
        return { result: await newKey(call.passphrase, call.cost, onProgress) };
      case 'seal': {
        const key = typeof call.by === 'string' ? await newKey(call.by, call.cost, onProgress) : call.by;
        return { result: await sealContent(call.content, key, call.about, onProgress) };
      }
      case 'open':
        return { result: (await openSealed(call.sealed, call.passphrase, call.wanted, onProgress)).content };
    }
  } catch (error) {
    return { problem: error instanceof SealError ? error.kind : 'failed' };
  }
}

async function newKey(passphrase: string, cost: number | undefined, onProgress: (step: Step) => void) {
  const key = await deriveKey(passphrase, {
    ...(cost === undefined ? {} : { from: cost }),
    onProgress: (share) => onProgress({ step: 'key', share }),
  });
  if (!key) throw new Error('A new recipe has no other passphrase.');
  return key;
}
