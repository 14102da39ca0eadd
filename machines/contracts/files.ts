/** A file the user chose. Machines never look inside; the platform knows what it is. */
export interface ChosenFile {
  readonly name: string;
  /** MIME type as the system gives it; may be empty or wrong. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Actor `storeFile`: keeps the bytes on the device under a key. */
export interface StoreFileInput {
  readonly file: ChosenFile;
  readonly fileKey: string;
}

export interface StoreFileOutput {
  /** `false`: the device refused; the bytes are held in memory and gone after a reload. */
  readonly kept: boolean;
}
