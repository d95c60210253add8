import { connectChild } from './connect-child.ts';
import type { ChildEvents, RenderChild } from './render-child.ts';
import { spawnChild } from './spawn-child.ts';

let service: string | undefined;

/** From now on processes run in the service behind a socket; on this machine again when absent. */
export const setRenderService = (socket: string | undefined): void => {
  service = socket;
};

/** Starts a process with so many megabytes of heap. */
export const startChild = (heapMegabytes: number, events: ChildEvents): RenderChild =>
  service === undefined ? spawnChild(heapMegabytes, events) : connectChild(service, heapMegabytes, events);
