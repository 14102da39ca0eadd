import { PROVIDERS, type ProviderId } from '../../ai/providers/list';

/** What a key is called. A slot is the provider and the address that its key belongs to. */
export function keyName(slot: string): string {
  const [provider = '', origin] = slot.split(' ');
  const { label } = PROVIDERS[provider as ProviderId] ?? { label: provider };
  return origin ? `the key of ${label} (${origin})` : `the key of ${label}`;
}
