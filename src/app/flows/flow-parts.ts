import type { Streams } from '../../platform/camera/streams';
import type { Notifications } from '../../platform/notifications';
import type { Holds } from '../../platform/storage/holds';
import type { Secrets } from '../../platform/storage/secrets';
import type { Vault } from '../../platform/storage/vault';
import type { CompilerAccess } from '../compiler-access';
import type { DevicesDoor } from '../devices/door';
import type { Persistence } from '../persistence/persist-store';
import type { Pocket } from '../safety/pocket';
import type { AppStore } from '../store';

/** What flows are composed with. */
export interface FlowParts {
  readonly store: AppStore;
  readonly files: Vault['files'];
  /** Takes in what other tabs wrote. */
  readonly refresh: () => Promise<void>;
  readonly holds: Holds;
  readonly notifications: Notifications;
  readonly streams: Streams;
  readonly compiler: CompilerAccess;
  readonly devices: Pick<DevicesDoor, 'control'>;
  readonly storage: Pick<Persistence, 'exportAll' | 'readBackup' | 'applyBackup'>;
  readonly pocket: Pocket;
  readonly secrets: Secrets;
}
