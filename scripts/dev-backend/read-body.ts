// Reads a request's body up to a size and within a time, so that nobody can fill the memory, or hold a connection open by
// sending slowly.
import type { IncomingMessage } from 'node:http';

/** The body's text, or the status that says why there is none. */
export type BodyResult = { text: string } | { status: 400 | 408 | 413 };

/** Reads the body as UTF-8: 413 if it is too large, 408 if it is too slow, 400 if it is not text. */
export function readBody(
  request: IncomingMessage,
  limits: { bytes: number; timeoutMs: number },
): Promise<BodyResult> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) {
    return Promise.resolve({ status: 413 });
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;

    const settle = (result: BodyResult) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.bytes) settle({ status: 413 });
      else chunks.push(chunk);
    };
    const onEnd = () => settle(decode(Buffer.concat(chunks)));
    const onClose = () => settle({ status: 400 });
    const timer = setTimeout(() => settle({ status: 408 }), limits.timeoutMs);

    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}

function decode(bytes: Buffer): BodyResult {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { status: 400 };
  }
}
