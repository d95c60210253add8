import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { readProportional, readUsage } from '../process-usage.ts';
import { readPackets, sendPacket } from './packets.ts';
import type { FromService, ToService } from './service-protocol.ts';
import { spawnProcess } from './spawn-process.ts';

/** Milliseconds between two readings of a process, as the gateway reads those of its own machine. */
const every = 100;
/** Proportional memory costs the system most to tell. */
const readingsPerMeasure = 10;

const serveChild = (socket: Socket): void => {
  const send = (packet: FromService) => sendPacket(socket, packet);
  let child: ReturnType<typeof spawnProcess> | undefined;
  let readings = 0;
  let proportional: number | undefined;
  const timer = setInterval(() => {
    const pid = child?.pid;
    const usage = pid === undefined ? undefined : readUsage(pid);
    if (pid === undefined || !usage) return;
    if (readings++ % readingsPerMeasure === 0) proportional = readProportional(pid);
    send({ usage, proportional });
  }, every);
  const start = ({ heapMegabytes, code }: Extract<ToService, { start: unknown }>['start']) => {
    child = spawnProcess(heapMegabytes, code);
    child.on('message', (message) => send({ message: message as never }));
    child.once('exit', (exitCode, signal) => {
      send({ exit: { code: exitCode, signal } });
      socket.end();
    });
    if (child.pid === undefined) socket.destroy();
  };
  readPackets(socket, (value) => {
    const packet = value as ToService; // whoever may open the socket is a gateway
    if ('start' in packet) {
      if (!child) start(packet.start);
    } else if (child?.connected) child.send(packet.message, () => {});
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    clearInterval(timer);
    child?.kill('SIGKILL');
  });
};

/**
 * Listens on a socket that only this user and its group may open, and starts a process for each connection. Resolves
 * with the function that ends it, its processes too.
 */
export const serveChildren = async (path: string): Promise<() => Promise<void>> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveChild(socket);
  });
  // What a service that was killed left behind.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path }, resolve);
  });
  chmodSync(path, 0o660);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
};
