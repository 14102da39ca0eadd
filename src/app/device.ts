import type { CameraAccess } from '../platform/camera/streams';
import { copyText } from '../platform/files/clipboard';
import { download } from '../platform/files/download';
import { smallPicture } from '../platform/files/small-picture';
import type { Recordings } from '../platform/recorder/recordings';
import type { AsideItem } from '../platform/storage/aside';
import type { BackupPlan, BackupProblem } from '../platform/storage/backup-read';
import type { StorageReport } from '../platform/storage/report';
import type { Secrets } from '../platform/storage/secrets';
import type { Machines } from './compose-machines';
import type { Inspection } from './inspection';
import type { Persistence } from './persistence/persist-store';

export type { AsideItem, BackupPlan, BackupProblem, StorageReport };

/** What the browser can do for a screen, in the words of this app. Handed down by `DeviceContext`. */
export interface Device {
  readonly machines: Machines;
  readonly secrets: Secrets;
  readonly camera: CameraAccess;
  readonly recordings: Recordings;
  readonly storage: Persistence;
  readonly inspection: Inspection;
  readonly download: typeof download;
  readonly copyText: typeof copyText;
  readonly smallPicture: typeof smallPicture;
}

export const browserFiles = { download, copyText, smallPicture };
