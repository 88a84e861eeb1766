import { StartError } from './start-error.ts';

export interface S3Address {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly bucket: string;
  /** Prefix of all keys. Empty, or ends with a slash. */
  readonly prefix: string;
}

const howItLooks =
  'STORAGE_URL has to look like s3://KEY:SECRET@host/bucket or s3://KEY:SECRET@host/bucket/folder?region=eu-central-1; tls=off speaks http.';

/** @throws {@link StartError} whose message leaves out the secret */
export function s3AddressFrom(text: string): S3Address {
  const url = URL.parse(text);
  const [bucket = '', ...folders] = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  const [accessKeyId, secretAccessKey] = [decoded(url?.username), decoded(url?.password)];
  if (url?.protocol !== 's3:' || !url.hostname || !accessKeyId || !secretAccessKey || !bucket)
    throw new StartError(howItLooks);
  for (const [name, value] of url.searchParams) {
    if (name !== 'region' && !(name === 'tls' && value === 'off')) throw new StartError(howItLooks);
  }
  const isPlain = url.searchParams.has('tls');
  return {
    endpoint: `${isPlain ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
  };
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
