/** What one server process does: pages, calls of the API, queues and scheduled jobs, or images and spreadsheets. */
export const roles = ['gateway', 'api', 'jobs', 'media'] as const;
export type Role = (typeof roles)[number];
