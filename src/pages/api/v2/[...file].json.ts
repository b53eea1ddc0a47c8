// The public API in the shape of Statuspage's, as files: /api/v2/summary.json and the others.
import type { APIRoute } from 'astro';
import { apiFiles } from '../../../components/status/machine-readable.ts';

export function getStaticPaths() {
  const files = Object.entries(apiFiles());
  return files.map(([file, answer]) => ({ params: { file }, props: { answer } }));
}

export const GET: APIRoute = ({ props }) => Response.json(props['answer']);
