/** The official schema of JSON Resume 1.0.0 and its validator; the package has no types of its own. */
declare module '@jsonresume/schema' {
  interface SchemaFault {
    /** The place, such as `instance.work[0].startDate`. */
    readonly property: string;
    readonly message: string;
  }
  export function validate(json: unknown, done: (faults: readonly SchemaFault[] | null, valid: boolean) => void): void;
}
