import { connect } from 'node:net';
import { processCode } from '../process-code.ts';
import { readFrames, sendFrame } from './frames.ts';
import type { ChildEvents, ChildExit, RenderChild } from './render-child.ts';
import type { FromService, ToService } from './service-protocol.ts';

/** A process of the render service behind a socket, which sends what the system says of it. */
export const connectChild = (
  path: string,
  heapMegabytes: number,
  { onMessage, onExit }: ChildEvents,
): RenderChild => {
  const socket = connect({ path });
  const send = (frame: ToService) => sendFrame(socket, frame);
  let told: Extract<FromService, { usage: unknown }> | undefined;
  let exit: ChildExit | 'unreachable' = 'unreachable';
  socket.on('error', () => {}); // the end of the connection says it
  socket.once('close', () => onExit(exit));
  readFrames(socket, (value) => {
    const frame = value as FromService; // from a process that runs our own code
    if ('message' in frame) onMessage(frame.message);
    else if ('exit' in frame) exit = frame.exit;
    else told = frame;
  });
  send({ start: { heapMegabytes, code: processCode() } });
  return {
    pid: undefined,
    send: (message) => send({ message }),
    kill: () => {
      exit = { code: null, signal: 'SIGKILL' };
      socket.destroy();
    },
    usage: () => told?.usage,
    proportional: () => told?.proportional,
  };
};
