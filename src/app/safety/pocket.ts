/** A passphrase on its way from a field to the actor that needs it: it never comes into a flow, a store or an inspector. */
export interface Pocket {
  put(passphrase: string): void;
  /** It is gone afterwards. @returns an empty text when there is none */
  take(): string;
}

export function createPocket(): Pocket {
  let held = '';
  return {
    put: (passphrase) => {
      held = passphrase;
    },
    take: () => {
      const taken = held;
      held = '';
      return taken;
    },
  };
}
