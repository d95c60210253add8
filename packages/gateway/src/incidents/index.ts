export type { Incident } from './incident-queue.ts';
export { type Incidents, openIncidents } from './open-incidents.ts';
