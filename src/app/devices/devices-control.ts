import type { FindResult, JoinResult, TestResult } from '../../../machines/contracts/join-devices';
import type { LookResult, SendResult, StorageProblem } from '../../../machines/contracts/sync';
import type { StorageAccount } from '../../platform/sync/accounts';
import type { DeviceNote } from '../../platform/sync/exchanged';
import type { Invitation } from '../../platform/sync/invitation';
import type { secretOf } from '../../platform/sync/key-words';
import type { FilesReport } from '../../platform/sync/sealed-files';

/** What the panel shows of this device's membership; neither password nor key. */
export interface MembershipView {
  readonly name: string;
  readonly joinedAt: number;
  readonly kind: StorageAccount['kind'];
  /** Where the storage is: its address and user, or the name of the folder. */
  readonly place: string;
  readonly isKnown: boolean;
  readonly isPaused: boolean;
  readonly pausesWhenMetered: boolean;
  readonly sendsFiles: boolean;
}

/** What a learner typed or was given to join with; held here, and in no flow. */
export interface JoinForm {
  readonly account: StorageAccount;
  /** `null`: this is the first device. */
  readonly secret: Uint8Array | null;
  readonly name: string;
}

/** This device's part in a set of devices, as screens and flows use it. One for a page. */
export interface DevicesControl {
  /** `null` while this device is by itself. */
  membership(): MembershipView | null;
  subscribe(listener: () => void): () => void;
  /** Of a running session: who else is there; the own device is `mine`. */
  devices(): Promise<readonly (DeviceNote & { readonly mine: boolean })[]>;

  /** What the flow of joining works with. */
  setForm(form: JoinForm | null): void;
  form(): JoinForm | null;
  testStorage(): Promise<TestResult>;
  /** Starts what a join will need, where it is likely: the storage works. */
  warm(): void;
  findDevices(): Promise<FindResult>;
  join(isFirst: boolean): Promise<JoinResult>;

  look(signal: AbortSignal): Promise<LookResult>;
  send(signal: AbortSignal): Promise<SendResult>;
  fill(signal: AbortSignal): Promise<SendResult>;
  onProgress(listener: (done: number, all: number) => void): () => void;
  lastForeign(): number | null;
  /** Ends the session of this tab: another one may have it. */
  letGo(): void;

  /** The key as 24 words; only in answer to a press that asked for it. `null` while this device is by itself. */
  words(): Promise<string | null>;
  /** Storage, password and key as a link into the app; `null` for a folder, which cannot be passed on. */
  link(): string | null;
  /** A text as the squares of a QR code, row by row. */
  qrCode(text: string): Promise<readonly (readonly boolean[])[]>;
  readWords(typed: string): Promise<ReturnType<typeof secretOf>>;
  /** The invitation in a link; `null` where there is none. */
  readLink(text: string): Invitation | null;
  /** Asks for a folder; `null` where none was chosen, `undefined` where this browser has no such thing. */
  pickFolder(): Promise<FileSystemDirectoryHandle | null | undefined>;
  readonly canPickFolder: boolean;
  /** Whether this page may call an address. */
  reaches(account: StorageAccount): boolean;
  /** What was typed of a storage but its password and keys; it outlives the reload that lets the page call it. */
  draft(): JoinDraft | null;
  keepDraft(draft: JoinDraft | null): void;
  rename(name: string): Promise<void>;
  setPaused(isPaused: boolean): Promise<void>;
  setPausesWhenMetered(pauses: boolean): Promise<void>;
  /** Whether files travel too, from here and to here; what failed is tried again at once. */
  setSendsFiles(sends: boolean): Promise<void>;
  /** Of a running session: how it stands with the files. */
  files(): Promise<FilesReport>;
  /** Removes the files of all devices from the storage. @returns what went wrong; `null`: nothing */
  removeFiles(): Promise<StorageProblem | null>;
  /** Another password, or secret key, of the same storage. */
  setPassword(password: string): Promise<void>;
  /** Asks the browser for the chosen folder again; in answer to a press. @returns whether it may be used */
  permitFolder(): Promise<boolean>;
  /** Whether this browser says which networks are metered. */
  readonly knowsMetered: boolean;
  /** @returns what went wrong; `null`: nothing */
  changeKey(): Promise<StorageProblem | null>;
  eraseEverywhere(): Promise<StorageProblem | null>;
  /** This device is by itself again and keeps its data. */
  leave(): Promise<void>;
}

export type JoinDraft = Readonly<Record<string, string>>;
