import { availability, browserRecogniser, type RecogniserClass } from './listen';

export type RecognitionPlace = 'device' | 'downloadable' | 'downloading' | 'service' | 'none';

/** Where the browser would turn this language into text; asking opens no microphone. */
export async function recognitionPlace(
  language: string,
  Class: RecogniserClass | null = browserRecogniser(),
): Promise<RecognitionPlace> {
  if (!Class) return 'none';
  const answer = await availability(Class, language);
  if (answer === 'available') return 'device';
  if (answer === 'downloading') return answer;
  return answer === 'downloadable' && Class.install ? answer : 'service';
}

/** Has the browser fetch the model for a language; whether it is there now. */
export async function installRecognition(
  language: string,
  Class: RecogniserClass | null = browserRecogniser(),
): Promise<boolean> {
  try {
    return (await Class?.install?.({ langs: [language], processLocally: true })) === true;
  } catch {
    return false;
  }
}
