import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';

export interface S3Server {
  readonly address: string;
  readonly objects: Map<string, Uint8Array>;
  readonly log: string[];
  /** What the next requests are answered with, in place of the real answer. */
  fails: { readonly status: number; readonly code: string } | null;
  stop(): void;
}

const KEY = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalr/secret+key' };
export const s3Key = KEY;

/**
 * As much of an S3-compatible storage as is asked of one: signed requests (signature version 4, checked by signing each anew),
 * conditional writes, and lists in pages.
 */
export async function startS3Server({ pageSize = 3 } = {}): Promise<S3Server> {
  const objects = new Map<string, Uint8Array>();
  const state: S3Server = { address: '', objects, log: [], fails: null, stop: () => server.close() };
  const client = new AwsClient({ ...KEY, service: 's3', region: 'eu-test-1' });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = Buffer.from(await new Response(Readable.toWeb(request) as ReadableStream).arrayBuffer());
    const error = (status: number, code: string) =>
      response
        .writeHead(status, { 'Content-Type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    const full = `${state.address}${url}`;
    const { pathname, searchParams } = new URL(full);
    state.log.push(`${method} ${pathname}`);
    if (state.fails) return error(state.fails.status, state.fails.code);

    const said = String(headers.authorization ?? '');
    const names = /SignedHeaders=([^,]+)/.exec(said)?.[1]?.split(';') ?? [];
    const signed = await client.sign(full, {
      method,
      headers: Object.fromEntries(
        names.filter((name) => !['host', 'x-amz-date'].includes(name)).map((name) => [name, String(headers[name])]),
      ),
      aws: { datetime: String(headers['x-amz-date']), allHeaders: true },
      ...(body.length > 0 ? { body } : {}),
    });
    if (!said.includes(`Credential=${KEY.accessKeyId}/`)) return error(403, 'InvalidAccessKeyId');
    if (signed.headers.get('authorization') !== said) return error(403, 'SignatureDoesNotMatch');

    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (bucket !== 'elevate') return error(404, 'NoSuchBucket');
    if (method === 'GET' && key === '') {
      const prefix = searchParams.get('prefix') ?? '';
      const after = searchParams.get('continuation-token') ?? '';
      const found = [...objects.keys()].filter((one) => one.startsWith(prefix) && one > after).sort();
      const page = found.slice(0, pageSize);
      const next = found.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
      const contents = page.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('');
      return response.end(
        `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${contents}${next}</ListBucketResult>`,
      );
    }
    if (method === 'GET') {
      const found = objects.get(key);
      return found ? response.end(found) : error(404, 'NoSuchKey');
    }
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && objects.has(key)) return error(412, 'PreconditionFailed');
      objects.set(key, new Uint8Array(body));
      return response.end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    return error(405, 'MethodNotAllowed');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  Object.assign(state, { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return state;
}
