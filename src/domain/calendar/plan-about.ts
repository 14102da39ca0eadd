import type { EventAbout } from './about';

const LONGEST_ID = 200;

/**
 * A topic of a roadmap of one's own, as blocks of study name it.
 * @param topic its id in the roadmap; one too long for an event is left out
 */
export function planAbout(plan: string, topic: string): EventAbout {
  const id = `${plan}/${topic.replace(/[%\s]/g, encodeURIComponent)}`;
  return { kind: 'plan', id: id.length <= LONGEST_ID ? id : plan };
}

/** The roadmap that an event is about, and the topic in it where it names one; `null` for anything else. */
export function planTopicOf(about: EventAbout | null): { readonly plan: string; readonly topic: string | null } | null {
  if (about?.kind !== 'plan') return null;
  const slash = about.id.indexOf('/');
  return slash < 0
    ? { plan: about.id, topic: null }
    : { plan: about.id.slice(0, slash), topic: plain(about.id.slice(slash + 1)) };
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
