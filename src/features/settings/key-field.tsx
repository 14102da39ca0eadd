import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { CheckboxField, TextField } from '../../ui/field';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/progress';

const KeyLock = lazyPart(() => import('./key-lock').then((m) => m.KeyLock));

/** The key of a provider: held in memory, written to the device only when the user asks for it, never shown again. */
export function KeyField({
  slot,
  help,
}: {
  /** `secretSlotOf` the provider: the key belongs to this address only. */
  slot: string;
  help: string;
}) {
  const { secrets } = useDevice();
  const present = useSyncExternalStore(secrets.subscribe, () => secrets.read(slot) !== null);
  const remembered = useSyncExternalStore(secrets.subscribe, () => secrets.remembered(slot));
  const isLocked = useSyncExternalStore(secrets.subscribe, () => secrets.isLocked(slot));
  const [typed, setTyped] = useState('');
  // What the box shows while the browser is still writing.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const turn = useRef(0);
  const [problem, setProblem] = useState<string | null>(null);
  const forget = () =>
    secrets.forget(slot).then(
      () => setProblem(null),
      () => setProblem(NOT_FORGOTTEN),
    );
  const keep = async (remember: boolean) => {
    const key = typed.trim() || secrets.read(slot);
    if (!key) return;
    turn.current += 1;
    const own = turn.current;
    setWanted(remember);
    const kept = await secrets.set(slot, key, { remember });
    // The page holds it no longer; what was typed meanwhile is another.
    setTyped((now) => (now.trim() === key ? '' : now));
    // Leaving the field writes, too; what was pressed since is shown until it is written.
    if (own !== turn.current) return;
    setWanted(null);
    setProblem(remember && !kept ? NOT_KEPT : null);
  };
  const lock = (
    <Suspense fallback={<Skeleton lines={1} />}>
      <KeyLock
        slot={slot}
        onForget={() => {
          setTyped('');
          void forget();
        }}
      />
    </Suspense>
  );
  if (isLocked)
    return (
      <div className="grid gap-3">
        <p className="text-sm font-medium">API key</p>
        {lock}
        {problem ? (
          <p role="alert" className="text-sm text-danger-ink">
            {problem}
          </p>
        ) : null}
      </div>
    );
  return (
    <div className="grid gap-3">
      <TextField
        label="API key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        placeholder={remembered ? 'A key is stored' : present ? 'A key is set' : ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void keep(wanted ?? remembered)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void keep(wanted ?? remembered);
        }}
        error={problem}
        help={help}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <CheckboxField
          label="Remember on this device"
          checked={wanted ?? remembered}
          disabled={!present && typed.trim() === ''}
          onChange={(event) => {
            void keep(event.target.checked);
          }}
          help="Off: the key is gone when you close this tab. On: it is stored in this browser, outside of backups."
        />
        <Button
          // Holds its place: a button that appears on blur would move what is being clicked.
          style={{ visibility: present ? 'visible' : 'hidden' }}
          size="sm"
          look="danger"
          onClick={() => {
            setTyped('');
            void forget();
          }}
        >
          Forget the key
        </Button>
      </div>
      {remembered && present ? lock : null}
    </div>
  );
}

const NOT_KEPT = 'The browser refused to store the key. It works until you close this tab.';
const NOT_FORGOTTEN =
  'The browser did not remove the stored key. Erase everything in Data, or clear this site in the browser.';
