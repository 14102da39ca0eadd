import { Download, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { AsideItem } from '../../app/device';
import { useDevice, useStorageStatus } from '../../app/hooks';
import { Button, IconButton } from '../../ui/button';
import { Panel } from '../../ui/card';
import { readableTime } from '../../ui/format';
import { useToast } from '../../ui/toast';

const KINDS: Record<AsideItem['kind'], string> = {
  document: 'Damaged item',
  journal: 'Damaged unsaved change',
  snapshot: 'What an import replaced',
  conflict: 'Changed in two places at once',
};

/** Data that is not loaded and not lost: each piece can be downloaded or deleted. */
export function AsidePanel({ onChange }: { onChange: () => void }) {
  const { storage, download, collectionTitle } = useDevice();
  const toast = useToast();
  const status = useStorageStatus();
  const total = status.quarantined + status.conflicts;
  const [items, setItems] = useState<readonly AsideItem[]>([]);
  const read = useCallback(() => {
    if (total >= 0) storage.aside.list().then(setItems, () => setItems([]));
  }, [storage, total]);
  useEffect(read, [read]);

  const save = async (id?: string) => {
    try {
      const blob = await storage.aside.download(id);
      if (blob) download(id ? `elevate-kept-aside-${id.slice(0, 8)}.json` : 'elevate-kept-aside.json', blob);
    } catch {
      toast({ text: 'The browser could not read it. It is still here; try again.', tone: 'danger' });
    }
  };
  const take = async (id: string) => {
    try {
      const taken = await storage.aside.take(id);
      read();
      toast(
        taken
          ? { text: 'It is in use now. What was in use before is kept here in its place.' }
          : { text: 'It does not fit what is in use now. Nothing was changed; it can be downloaded.', tone: 'danger' },
      );
    } catch {
      toast({ text: 'The browser could not change it. Nothing was lost; try again.', tone: 'danger' });
    }
  };
  return (
    <Panel
      title="Kept aside"
      lead="Data that could not be read, or that gave way to another change, in a tab or on a device. It is not used, but not thrown away."
      action={
        <Button size="sm" onClick={() => void save()}>
          <Download aria-hidden="true" /> Download all
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="text-sm font-medium">
                {KINDS[item.kind]}
                {item.collection ? <span className="text-ink-soft"> · {collectionTitle(item.collection)}</span> : null}
              </p>
              <p className="truncate text-sm text-ink-soft">
                {readableTime(new Date(item.at).toISOString())} · {item.reason}
              </p>
              {item.fields?.map(({ field, kept, used }) => (
                <dl key={field} className="mt-2 grid gap-1 text-sm sm:grid-cols-[6rem_1fr]">
                  <dt className="text-ink-soft">In use</dt>
                  <dd className="whitespace-pre-wrap break-words">{used || 'nothing'}</dd>
                  <dt className="text-ink-soft">Kept aside</dt>
                  <dd className="whitespace-pre-wrap break-words">{kept || 'nothing'}</dd>
                </dl>
              ))}
              {item.kind === 'conflict' ? (
                <Button size="sm" className="mt-2" onClick={() => void take(item.id)}>
                  Use this instead
                </Button>
              ) : null}
            </div>
            <IconButton label="Download" onClick={() => void save(item.id)}>
              <Download />
            </IconButton>
            <IconButton
              label="Remove for good"
              onClick={async () => {
                try {
                  await storage.aside.remove(item.id);
                  read();
                  onChange();
                } catch {
                  toast({ text: 'The browser did not remove it. It is still here.', tone: 'danger' });
                }
              }}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
