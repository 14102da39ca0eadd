import { AwsClient } from 'aws4fetch';
import { type Ask, bytesIn, http, pageAsk } from './http';
import { readXml } from './read-xml';
import { type Remote, RemoteError } from './remote';

export interface S3Account {
  readonly kind: 's3';
  /** Of the service, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  readonly address: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly key: string;
}

/** A folder of an S3-compatible object storage, addressed by path. @param space the first part of every name */
export function s3({ address, bucket, region, keyId, key }: S3Account, space: string, ask: Ask = pageAsk): Remote {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: key,
    service: 's3',
    region: region || 'us-east-1',
    retries: 0,
  });
  const root = `${address.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const at = (name: string) => `${root}/${space}/${encodeURIComponent(name)}`;

  async function call(method: string, url: string, more: RequestInit = {}, allowed: readonly number[] = []) {
    const { body, signal, ...rest } = more;
    const signed = await client.sign(url, { ...rest, ...(body ? { body } : {}), method });
    const answer = await http(
      ask,
      signed.url,
      { method, headers: Object.fromEntries(signed.headers), ...(body ? { body } : {}), ...(signal ? { signal } : {}) },
      [...allowed, 403],
    );
    if (answer.status !== 403) return answer;
    // One status for a wrong key, a clock that is off and a right that is missing; its code tells them apart.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
    throw new RemoteError(
      /InvalidAccessKeyId|SignatureDoesNotMatch|RequestTimeTooSkewed/.test(code) ? 'password' : 'forbidden',
      403,
    );
  }

  return {
    async list() {
      const names: string[] = [];
      for (let after: string | null = null; ; ) {
        const query: string = `list-type=2&prefix=${encodeURIComponent(`${space}/`)}`;
        const next: string = after === null ? '' : `&continuation-token=${encodeURIComponent(after)}`;
        const answer = await call('GET', `${root}?${query}${next}`);
        const xml = readXml(await answer.text());
        if (xml.documentElement.localName !== 'ListBucketResult') throw new RemoteError('not-a-storage', answer.status);
        for (const found of xml.getElementsByTagName('Key'))
          if (found.textContent?.startsWith(`${space}/`)) names.push(found.textContent.slice(space.length + 1));
        after = xml.getElementsByTagName('NextContinuationToken')[0]?.textContent ?? null;
        if (after === null) return names;
      }
    },
    // A folder is no thing of its own here.
    async prepare() {},
    async get(name, signal) {
      const answer = await call('GET', at(name), signal ? { signal } : {}, [404]);
      return answer.status === 404 ? null : bytesIn(answer, signal);
    },
    async put(name, bytes, signal) {
      const body = new Uint8Array(bytes);
      // Where the same file was written by an attempt whose answer was lost, it is there already.
      const sent = { body, headers: { 'If-None-Match': '*' }, ...(signal ? { signal } : {}) };
      await call('PUT', at(name), sent, [412]);
    },
    async remove(name) {
      await call('DELETE', at(name), {}, [404]);
    },
  };
}
