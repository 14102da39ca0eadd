/** A folder as the File System Access API has it, in memory. */
export class FakeFolder {
  readonly kind = 'directory';
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly folders = new Map<string, FakeFolder>();
  permission: PermissionState = 'granted';
  /** What the user says when asked. */
  answer: PermissionState = 'granted';
  /** The name of what every write fails with. */
  fails: string | null = null;

  constructor(readonly name: string) {}

  async queryPermission() {
    return this.permission;
  }

  async requestPermission() {
    this.permission = this.answer;
    return this.permission;
  }

  async getDirectoryHandle(name: string, { create = false } = {}) {
    const found = this.folders.get(name);
    if (found) return found;
    if (!create) throw new DOMException('none', 'NotFoundError');
    const made = new FakeFolder(name);
    this.folders.set(name, made);
    return made;
  }

  async getFileHandle(name: string, { create = false } = {}) {
    if (!this.files.has(name) && !create) throw new DOMException('none', 'NotFoundError');
    const { files } = this;
    const fails = () => {
      if (this.fails) throw new DOMException('refused', this.fails);
    };
    return {
      getFile: async () => new File([files.get(name) ?? new Uint8Array()], name),
      async createWritable() {
        fails();
        let written = new Uint8Array();
        return {
          write: async (content: Uint8Array<ArrayBuffer> | Blob) => {
            written = new Uint8Array(content instanceof Blob ? await content.arrayBuffer() : content);
          },
          close: async () => void files.set(name, written),
        };
      },
    };
  }

  async removeEntry(name: string) {
    if (!this.files.delete(name)) throw new DOMException('none', 'NotFoundError');
  }

  async *entries() {
    for (const name of this.files.keys()) yield [name, { kind: 'file' }];
    for (const name of this.folders.keys()) yield [name, { kind: 'directory' }];
  }
}
