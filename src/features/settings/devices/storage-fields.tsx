import { useState } from 'react';
import type { JoinDraft } from '../../../app/devices/devices-control';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/field';

export type StorageKind = 'webdav' | 's3' | 'folder';

/** What is typed of a storage. Passwords and keys are in no draft. */
export interface StorageForm {
  readonly kind: StorageKind;
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly key: string;
  readonly folder: FileSystemDirectoryHandle | null;
}

export const emptyForm: StorageForm = {
  kind: 'webdav',
  address: '',
  user: '',
  password: '',
  bucket: '',
  region: '',
  keyId: '',
  key: '',
  folder: null,
};

export const draftOf = ({ kind, address, user, bucket, region, keyId }: StorageForm): JoinDraft => ({
  kind,
  address,
  user,
  bucket,
  region,
  keyId,
});

export function formOf(draft: JoinDraft | null): StorageForm {
  if (!draft) return emptyForm;
  const { kind, ...texts } = draft;
  return { ...emptyForm, ...texts, kind: kind === 's3' || kind === 'folder' ? kind : 'webdav' };
}

/** What is wrong with an address before it is asked; `null`: nothing. */
export function addressProblem(address: string, pageIsSecure: boolean): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return 'Enter the whole address, beginning with https://.';
  }
  if (!/^https?:$/.test(url.protocol)) return 'An address begins with https:// or http://.';
  if (url.username || url.password) return 'Enter name and password in their own fields, not in the address.';
  if (url.protocol === 'http:' && pageIsSecure && !/^(localhost|127\.|\[::1\])/.test(url.hostname))
    return 'From this page a browser calls only addresses that begin with https://.';
  return null;
}

const KINDS: readonly (readonly [StorageKind, string])[] = [
  ['webdav', 'WebDAV: Nextcloud, ownCloud, OpenCloud, Apache'],
  ['s3', 'S3-compatible object storage'],
  ['folder', 'A folder of this device that another program syncs'],
];

export function StorageFields({
  form,
  canPickFolder,
  onChange,
  onPickFolder,
}: {
  form: StorageForm;
  canPickFolder: boolean;
  onChange: (form: StorageForm) => void;
  onPickFolder: () => void;
}) {
  const [left, setLeft] = useState(false);
  const set = (change: Partial<StorageForm>) => onChange({ ...form, ...change });
  const problem = left && form.address !== '' ? addressProblem(form.address, location.protocol === 'https:') : null;
  const plain = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } as const;
  return (
    <div className="grid gap-5">
      <SelectField
        label="Kind of storage"
        value={form.kind}
        onChange={({ target }) => set({ kind: target.value as StorageKind })}
      >
        {KINDS.filter(([kind]) => kind !== 'folder' || canPickFolder).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </SelectField>
      {form.kind === 'folder' ? (
        <div>
          <p className="text-sm font-medium">Folder</p>
          <div className="mt-1.5 flex flex-wrap items-center gap-3">
            <Button onClick={onPickFolder}>{form.folder ? 'Choose another folder' : 'Choose a folder'}</Button>
            <span className="text-sm text-ink-soft">{form.folder?.name ?? 'None chosen'}</span>
          </div>
          <p className="measure mt-2 text-sm text-ink-soft">
            One that Syncthing, Nextcloud’s client, Dropbox or another program keeps the same on your devices.
          </p>
        </div>
      ) : (
        <TextField
          label="Address"
          inputMode="url"
          {...plain}
          value={form.address}
          error={problem}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => set({ address: target.value.trim() })}
          help={
            form.kind === 'webdav'
              ? 'Of a folder that you may write. Elevate makes one folder of its own in it.'
              : 'Of the service, without the bucket.'
          }
        />
      )}
      {form.kind === 'webdav' ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name" {...plain} value={form.user} onChange={({ target }) => set({ user: target.value })} />
          <TextField
            label="Password"
            type="password"
            {...plain}
            value={form.password}
            onChange={({ target }) => set({ password: target.value })}
            help="Best one that the server made for this app alone."
          />
        </div>
      ) : null}
      {form.kind === 's3' ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Bucket"
            {...plain}
            value={form.bucket}
            onChange={({ target }) => set({ bucket: target.value.trim() })}
          />
          <TextField
            label="Region"
            {...plain}
            value={form.region}
            onChange={({ target }) => set({ region: target.value.trim() })}
            help="As the service calls it; empty for us-east-1."
          />
          <TextField
            label="Access key ID"
            {...plain}
            value={form.keyId}
            onChange={({ target }) => set({ keyId: target.value.trim() })}
          />
          <TextField
            label="Secret access key"
            type="password"
            {...plain}
            value={form.key}
            onChange={({ target }) => set({ key: target.value.trim() })}
          />
        </div>
      ) : null}
    </div>
  );
}
