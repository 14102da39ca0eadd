import type { PrintJob } from '../../src/domain/cover-letter/print-job';
import type { Certificate } from '../../src/domain/resume-document/certificate';
import type { Borrowed } from '../../src/domain/resume-document/drawing';

export type { Certificate, PrintJob };

/** Actor `writePdf`: lays a job out, writes it, and keeps the bytes under a key until they are taken. */
export interface WritePdfInput {
  readonly job: PrintJob;
}

export interface WrittenFile {
  readonly key: string;
  /** Characters that no font has. */
  readonly missing: readonly string[];
  readonly borrowed: readonly Borrowed[];
}

/** Actor `readBack`: reads the file as the resume assistant reads it, and compares it with the job. */
export interface ReadBackInput {
  readonly key: string;
  readonly job: PrintJob;
}

/** Actor `handOver`: downloads the file under this name. */
export interface HandOverInput {
  readonly key: string;
  readonly name: string;
}
