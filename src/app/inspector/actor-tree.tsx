import { clsx } from 'clsx';
import { isMachineSnapshot, type SeenActor } from './recorder';
import { statePath } from './state-path';

/** Every actor that runs, under what started it; below them the flows that ended. */
export function ActorTree({
  actors,
  chosen,
  onChoose,
}: {
  actors: readonly SeenActor[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  const depthOf = (actor: SeenActor): number => {
    const parent = actors.find(({ id }) => id === actor.parent);
    return parent ? depthOf(parent) + 1 : 0;
  };
  return (
    <section aria-label="Actors" className="border-line p-2 max-md:border-b md:overflow-y-auto md:border-r">
      {actors.length === 0 ? (
        <p className="p-2 text-ink-soft">
          No flow has started since the inspector was turned on. Open a screen that has one, the typing test for
          example.
        </p>
      ) : (
        <ul>
          {actors.map((actor) => {
            const snapshot = actor.ref.getSnapshot();
            return (
              <li key={actor.id} style={{ paddingInlineStart: `${depthOf(actor)}rem` }}>
                <button
                  type="button"
                  aria-pressed={actor.id === chosen}
                  onClick={() => onChoose(actor.id)}
                  className={clsx(
                    'w-full rounded-control px-2 py-1 text-left hover:bg-sunken pointer-coarse:min-h-11',
                    actor.id === chosen && 'bg-primary-soft text-primary-ink',
                  )}
                >
                  <span className="block font-medium break-words">{actor.name}</span>
                  <span className="block font-mono text-xs break-words">
                    {actor.running
                      ? isMachineSnapshot(snapshot)
                        ? statePath(snapshot.value)
                        : snapshot.status
                      : 'ended'}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
