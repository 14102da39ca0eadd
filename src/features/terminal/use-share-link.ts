import type { SourceFile } from '../../../machines/contracts/compiler';
import { useAppSelector, useDevice } from '../../app/hooks';
import { paths } from '../../app/paths';
import { type Language, standardFor } from '../../domain/c-source/languages';
import { useToast } from '../../ui/toast';
import { selectTerminalSettings } from './selectors';
import { encodeShare } from './share-link';

/** Addresses longer than this are cut by some messengers. */
const LONG = 8000;

interface Shared {
  readonly language: Language;
  readonly source: string;
  readonly input: string;
  readonly files?: readonly SourceFile[];
}

/** Copies a link to the practice page that carries the program in its fragment: no server sees it. */
export function useShareLink() {
  const { copyText } = useDevice();
  const toast = useToast();
  const standards = useAppSelector((state) => selectTerminalSettings(state).standards);
  return async ({ language, source, input, files = [] }: Shared) => {
    const fragment = await encodeShare({ language, standard: standardFor(language, standards), source, input, files });
    const link = `${new URL(paths.codePractice, window.location.href).href}${fragment}`;
    const copied = await copyText(link);
    toast({
      text: !copied
        ? 'The browser did not let the link be copied. Nothing was changed.'
        : link.length > LONG
          ? `The link is copied. It has ${link.length} characters, which some messaging apps cut short: send the file instead if it does not open.`
          : 'The link is copied. It carries the code itself; opening it shows the code and runs nothing.',
      ...(copied ? {} : { tone: 'danger' as const }),
    });
  };
}
