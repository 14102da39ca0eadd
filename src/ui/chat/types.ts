/** A message as the chat draws it. */
export interface ShownMessage {
  readonly id: string;
  readonly role: 'user' | 'bot';
  /** Markdown of the bot; plain text of the user. */
  readonly content: string;
  /** ISO date-time. */
  readonly at: string;
  /** Which engine wrote it. */
  readonly by?: string;
  readonly finish?: 'stop' | 'length' | 'stopped' | null;
  readonly error?: { readonly kind: string; readonly message: string } | null;
  readonly note?: {
    readonly confidence: 'sure' | 'likely' | 'none';
    readonly nearby: readonly string[];
    readonly sources: readonly ShownPage[];
    /** What a quiz was about that ended with this reply. */
    readonly study?: string;
  } | null;
  readonly files?: readonly ShownFile[];
  readonly thoughts?: string;
  readonly cites?: readonly ShownPage[];
  readonly given?: {
    readonly cards: readonly { readonly title: string; readonly sources: readonly ShownPage[] }[];
    readonly personal: boolean;
  };
}

export interface ShownPage {
  readonly name: string;
  readonly url: string;
}

/** A file that goes with a question. */
export interface ShownFile {
  readonly name: string;
  readonly text: string;
  /** Characters of the whole file. */
  readonly length: number;
}

/** The place of a reply among the attempts at the same answer. */
export interface Attempts {
  /** From 0. */
  readonly at: number;
  readonly ids: readonly string[];
}

/** What can be done with a message. The object stays the same, so messages are not redrawn for it. */
export interface MessageActions {
  /** Asks for the last reply again. */
  retry(): void;
  /** Goes on with a reply cut by its length limit. */
  goOn(): void;
  edit(messageId: string, text: string): void;
  choose(topic: string): void;
  /** Takes another attempt at an answer as the one that counts. */
  attempt(messageId: string): void;
  /** Where what a quiz was about can be studied. @param subject as `note.study` has it */
  studyPath(subject: string): string;
  /** Reads a reply aloud, or stops reading it. */
  read(message: ShownMessage): void;
}

export interface ChatWords {
  /** Over a failed reply; the product spec's sentence. */
  readonly apology: string;
  /** Who answers: `AI Assistant`. */
  readonly assistant: string;
}
