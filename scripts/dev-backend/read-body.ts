// Reads a request's body up to a size, so that nobody can fill the memory.
import type { IncomingMessage } from 'node:http';

/** The body's text, or the status that says why there is none. */
export type BodyResult = { text: string } | { status: 400 | 413 };

/** Reads the body as UTF-8: 413 if it has more bytes than `most`, 400 if it breaks off or is not text. */
export async function readBody(request: IncomingMessage, most: number): Promise<BodyResult> {
  if (Number(request.headers['content-length'] ?? 0) > most) return { status: 413 };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Destroying the request would close the connection before the answer is written.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > most) return { status: 413 };
      chunks.push(chunk);
    }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { status: 400 };
  }
}
