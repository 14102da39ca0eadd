import { hostedModelOf, PROVIDER_LABELS } from './config';
import type { ProviderConfig } from './list';

/** Which engine answers, in words: the provider, and its model where it has several. */
export function modelLabel(config: ProviderConfig, between = ': '): string {
  const { model } = hostedModelOf(config);
  return `${PROVIDER_LABELS[config.provider]}${model ? `${between}${model}` : ''}`;
}
