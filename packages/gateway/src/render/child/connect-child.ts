import { connect } from 'node:net';
import { processCode } from '../process-code.ts';
import { readPackets, sendPacket } from './packets.ts';
import type { ChildEvents, ChildExit, RenderChild } from './render-child.ts';
import type { FromService, ToService } from './service-protocol.ts';

/** A process of the render service behind a socket, which sends what the system says of it. */
export const connectChild = (
  path: string,
  heapMegabytes: number,
  { onMessage, onExit }: ChildEvents,
): RenderChild => {
  const socket = connect({ path });
  const send = (packet: ToService) => sendPacket(socket, packet);
  let told: Extract<FromService, { usage: unknown }> | undefined;
  let exit: ChildExit | 'unreachable' = 'unreachable';
  socket.on('error', () => {}); // the end of the connection says it
  socket.once('close', () => onExit(exit));
  readPackets(socket, (value) => {
    const packet = value as FromService; // from a process that runs our own code
    if ('message' in packet) onMessage(packet.message);
    else if ('exit' in packet) exit = packet.exit;
    else told = packet;
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
