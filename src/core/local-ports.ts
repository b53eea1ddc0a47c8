/**
 * Ports of one's own machine: where `npm start` serves the site and `npm run dev` its pages, and where the accounts' backend
 * of both answers. `npm run dev` takes others where these are taken, tests always do.
 */
export const localPorts = { site: 8788, dev: 4321, backend: 54321 } as const;
