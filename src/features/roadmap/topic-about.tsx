import type { TopicSaid } from '../../domain/catalogue/types';

/** What a topic is, what one can do after it, and something to do by oneself. */
export function TopicAbout({ said: { about, able, exercise } }: { said: TopicSaid }) {
  return (
    <div className="mb-4 grid max-w-prose gap-3 text-sm">
      <p>{about}</p>
      <div>
        <h4 className="font-semibold">Afterwards you can</h4>
        <ul className="mt-1 list-disc pl-5 marker:text-ink-faint">
          {able.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="font-semibold">Exercise</h4>
        <p className="mt-1">{exercise}</p>
      </div>
    </div>
  );
}
