import { useState } from 'react';
import type { DevicesControl, MembershipView } from '../../../app/devices/devices-control';
import { useDevice } from '../../../app/hooks';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { useToast } from '../../../ui/toast';

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'warning'; readonly what: 'code' | 'words' }
  | { readonly kind: 'code'; readonly link: string; readonly squares: readonly (readonly boolean[])[] }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** One more device: by a code that a phone's camera opens, or by words. What it gives is said before it is shown. */
export function InvitePanel({ control, membership }: { control: DevicesControl; membership: MembershipView }) {
  const { copyText } = useDevice();
  const toast = useToast();
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  const canLink = membership.kind !== 'folder';
  const show = async (what: 'code' | 'words') => {
    if (what === 'words') {
      const words = await control.words();
      if (words) setShown({ kind: 'words', words: words.split(' ') });
      return;
    }
    const link = control.link();
    if (link) setShown({ kind: 'code', link, squares: await control.qrCode(link) });
  };
  const hide = () => setShown({ kind: 'nothing' });
  return (
    <Panel title="Join another device">
      {shown.kind === 'nothing' ? (
        <div className="flex flex-wrap gap-2">
          {canLink ? (
            <Button look="primary" onClick={() => setShown({ kind: 'warning', what: 'code' })}>
              Show a code…
            </Button>
          ) : null}
          <Button onClick={() => setShown({ kind: 'warning', what: 'words' })}>Show the 24 words…</Button>
        </div>
      ) : null}
      {shown.kind === 'warning' ? (
        <Notice
          tone="warning"
          title={
            shown.what === 'code'
              ? 'The code holds the address of the storage, its password and your key.'
              : 'The words are your key.'
          }
          actions={
            <>
              <Button look="primary" onClick={() => void show(shown.what)}>
                {shown.what === 'code' ? 'Show the code' : 'Show the words'}
              </Button>
              <Button look="quiet" onClick={hide}>
                Cancel
              </Button>
            </>
          }
        >
          {shown.what === 'code'
            ? 'Who photographs it can read and change everything you have here, and use the storage. Show it to a camera of yours alone.'
            : 'Who has them, and gets at the storage, can read and change everything you have here. Write them down where only you find them: nobody else can tell you them again.'}
        </Notice>
      ) : null}
      {shown.kind === 'code' ? (
        <div className="grid gap-4">
          <p className="measure text-sm">
            Open the camera of the other device, point it at the code, and open the link that it finds. Then press Join
            these devices there.
          </p>
          <QrCode squares={shown.squares} />
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                void copyText(shown.link).then((copied) =>
                  toast({
                    text: copied
                      ? 'The link is copied. Send it only to yourself, and delete it afterwards.'
                      : 'The browser did not let the link be copied.',
                  }),
                )
              }
            >
              Copy as a link
            </Button>
            <Button look="quiet" onClick={hide}>
              Hide
            </Button>
          </div>
        </div>
      ) : null}
      {shown.kind === 'words' ? (
        <div className="grid gap-4">
          <ol className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4" aria-label="The 24 words">
            {shown.words.map((word, index) => (
              // Words of a key can be there twice; their place is what tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
              <li key={index} className="flex gap-2">
                <span className="figures w-6 text-right text-ink-faint" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="font-mono">{word}</span>
              </li>
            ))}
          </ol>
          <p className="measure text-sm text-ink-soft">
            On the other device: Settings, Devices; the same storage with its name and password, then these words.
          </p>
          <div>
            <Button look="quiet" onClick={hide}>
              Hide
            </Button>
          </div>
        </div>
      ) : null}
    </Panel>
  );
}

/** Dark squares on white, whatever the theme: cameras want it so. */
function QrCode({ squares }: { squares: readonly (readonly boolean[])[] }) {
  const edge = 4;
  const size = squares.length + 2 * edge;
  const path = squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + edge} ${y + edge}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Code with the storage, its password and your key"
      className="w-full max-w-80 rounded-card border border-line"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
