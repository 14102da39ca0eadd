import type { NamedText } from '../../machines/contracts/calendar';
import type { CalendarEvent, CalendarPart } from '../domain/calendar/types';
import type { PrintJob } from '../domain/cover-letter/print-job';
import type { SheetDrawing } from '../domain/resume-document/drawing';
import type { AppVersions } from '../platform/app-versions';
import type { CameraAccess } from '../platform/camera/streams';
import { copyText } from '../platform/files/clipboard';
import { download } from '../platform/files/download';
import { smallPicture } from '../platform/files/small-picture';
import type { Reach } from '../platform/model-origin';
import type { Notifications } from '../platform/notifications';
import type { Recordings } from '../platform/recorder/recordings';
import type { Voice } from '../platform/speech/voices';
import type { RecognitionPlace } from '../platform/speech/where';
import type { AsideItem } from '../platform/storage/aside';
import type { BackupPlan, BackupProblem } from '../platform/storage/backup-read';
import type { Holds } from '../platform/storage/holds';
import type { StorageReport } from '../platform/storage/report';
import type { Secrets } from '../platform/storage/secrets';
import type { Attachment } from './actors/read-attachment';
import type { CompilerAccess } from './compiler-access';
import type { DevicesDoor } from './devices/door';
import type { Inspection } from './inspection';
import type { Machines } from './machines';
import type { ConflictNotes } from './persistence/conflict-notes';
import type { Persistence } from './persistence/persist-store';
import type { RemindersDoor } from './reminders-door';
import type { KeyDoor } from './safety/key-door';
import type { Pocket } from './safety/pocket';

export type { AsideItem, BackupPlan, BackupProblem, StorageReport };

/** What the browser can do for a screen, in the words of this app. Handed down by `DeviceContext`. */
export interface Device {
  readonly machines: Machines;
  readonly secrets: Secrets;
  /** Takes a passphrase from a field to the flow that was asked for. */
  readonly pocket: Pocket;
  /** The browser lets a page write into a folder that was chosen. */
  readonly canPickFolder: boolean;
  /** Where a reply waits for a locked key. */
  readonly keyDoor: KeyDoor;
  readonly camera: CameraAccess;
  readonly recordings: Recordings;
  readonly storage: Persistence;
  /** What a collection is called where the user sees it. */
  readonly collectionTitle: (name: string) => string;
  readonly conflicts: ConflictNotes;
  readonly holds: Holds;
  readonly notifications: Notifications;
  readonly reminders: RemindersDoor;
  /** The learner's other devices. */
  readonly devices: DevicesDoor;
  readonly toolchain: Pick<CompilerAccess, 'takesTypedInput' | 'state' | 'names' | 'free'>;
  readonly reach: Reach;
  /** Which build this page is of, and whether there is a newer one. */
  readonly versions: AppVersions;
  readonly inspection: Inspection;
  readonly speech: {
    /** Where a language would be turned into text; asking opens no microphone. */
    place(language: string): Promise<RecognitionPlace>;
    /** Has the browser fetch its model for a language; whether it is there now. */
    install(language: string): Promise<boolean>;
    voices(): Promise<readonly Voice[]>;
  };
  readonly download: typeof download;
  readonly copyText: typeof copyText;
  /** A page of a PDF, 1-based, as a picture this many pixels wide; `null` where it can't be drawn. */
  readonly drawPage: (file: Blob, page: number, width: number) => Promise<ImageBitmap | null>;
  readonly smallPicture: typeof smallPicture;
  /** A text, a program or a PDF that goes with a question. Rejects when the reader could not be fetched. */
  readonly readAttachment: (file: File) => Promise<Attachment>;
  /** A resume, a letter or both as a Word document. Rejects when the writer could not be fetched. */
  readonly writeWord: (job: PrintJob) => Promise<ArrayBuffer>;
  /** Events and kept parts as the text of an iCalendar file. Rejects when it could not be written. */
  readonly writeCalendar: (
    events: readonly CalendarEvent[],
    parts: readonly CalendarPart[],
    /** Lines that say of which calendars it is. */
    header?: readonly string[],
  ) => Promise<string>;
  /** Leaves the origins of these addresses for the next load's policy. */
  readonly keepCalendarOrigins: (addresses: readonly string[]) => void;
  /** A file as text, whatever its encoding; an archive as the calendars in it, `null` where there is none. Rejects when the reader could not be fetched. */
  readonly openCalendarFile: (name: string, bytes: Uint8Array) => Promise<readonly NamedText[] | null>;
  /** Fetches and starts what the next PDF will be written and read with. */
  readonly warmResumePdf: () => void;
  /** Writes a drawing and reads it for nothing but that the next time is fast. Rejects when that could not be done. */
  readonly rehearseResumePdf: (drawing: SheetDrawing) => Promise<void>;
}

export const browserFiles = { download, copyText, smallPicture };
