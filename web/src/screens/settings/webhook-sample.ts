/** The request that the server sends when a goal is done. */
export function sampleRequest(origin: string): string {
  const body = {
    event: 'goalDone',
    at: '2026-11-20T08:41:07Z',
    space: { id: '3nVq', name: 'Studio North' },
    by: { code: 'tR8k', name: 'Tomas Reyes' },
    goal: {
      id: '7Kq2vN',
      name: 'Reply to the pilot teams',
      column: 1,
      dueDate: '2026-11-20',
      doneDate: '2026-11-20',
      url: `${origin}/goals/7Kq2vN/`,
    },
  };
  return `POST /cairn
webhook-id: msg_01JD3Y8Q6RWB
webhook-timestamp: 1795164067
webhook-signature: v1,S0YxAFVJqMV8xbuu6yccIiG0eiS9C0wgJcIVqVDOLS8=

${JSON.stringify(body, null, 2)}`;
}

/** Runs in Node. Needs `secret`, `rawBody`, and the values of the three headers. */
export const checkingCode = `import crypto from 'node:crypto';

const key = Buffer.from(secret.slice(6), 'base64');
const mine = crypto.createHmac('sha256', key)
  .update(\`\${id}.\${timestamp}.\${rawBody}\`).digest();
const theirs = signature.split(' ')
  .map((one) => Buffer.from(one.slice(3), 'base64'));
const isSigned = theirs.some((one) =>
  one.length === mine.length
  && crypto.timingSafeEqual(one, mine));
const isFresh =
  Math.abs(Date.now() / 1000 - timestamp) < 300;`;
