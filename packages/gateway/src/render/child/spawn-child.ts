import { readProportional, readUsage } from '../process-usage.ts';
import type { FromProcess } from '../protocol.ts';
import type { ChildEvents, RenderChild } from './render-child.ts';
import { spawnProcess } from './spawn-process.ts';

/** A child of this very process. */
export const spawnChild = (heapMegabytes: number, { onMessage, onExit }: ChildEvents): RenderChild => {
  const child = spawnProcess(heapMegabytes);
  const { pid } = child;
  child.on('message', (message) => onMessage(message as FromProcess));
  child.once('exit', (code, signal) => onExit({ code, signal }));
  if (pid === undefined) queueMicrotask(() => onExit({ code: null, signal: null }));
  return {
    pid,
    send: (message) => {
      if (child.connected) child.send(message, () => {});
    },
    kill: () => void child.kill('SIGKILL'),
    usage: () => (pid === undefined ? undefined : readUsage(pid)),
    proportional: () => (pid === undefined ? undefined : readProportional(pid)),
  };
};
