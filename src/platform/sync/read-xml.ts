interface MarkupPolicy {
  createHTML(text: string): string;
}
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy;
  };
}

let policy: MarkupPolicy | undefined;

/**
 * What a storage answers, as a document that is read and never shown: nothing in it runs. Where a browser has Trusted Types,
 * by a policy of this name, which the page's Content-Security-Policy lists.
 */
export function readXml(text: string): Document {
  policy ??= makePolicy();
  return new DOMParser().parseFromString(policy.createHTML(text), 'application/xml');
}

function makePolicy(): MarkupPolicy {
  const rules: MarkupPolicy = { createHTML: (text) => text };
  return (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('elevate-storage-answers', rules) ?? rules;
}
