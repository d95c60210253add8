import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@pasar/api/testing';

/** What the network between server and database does. */
export type NetworkCondition =
  | { kind: 'clear' }
  /** Each answer of the database comes late by so many milliseconds. */
  | { kind: 'slow'; by: number }
  /** Nobody is there: connections end and none is taken. */
  | { kind: 'down' }
  /** Connections are taken and kept, and nothing comes through. */
  | { kind: 'silent' };

export interface FaultProxy {
  /** The address of the database through the proxy. */
  url: string;
  become(weather: NetworkCondition): void;
  /** Cuts all connections as they are; new ones are taken. */
  reset(): void;
  close(): Promise<void>;
}

/** A proxy between a server and its PostgreSQL. */
export const openFaultProxy = async (databaseUrl: string): Promise<FaultProxy> => {
  const { port: databasePort, hostname } = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let weather: NetworkCondition = { kind: 'clear' };
  const reset = () => {
    for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy();
  };
  const passOn = (to: Socket, chunk: string | Uint8Array, slowly: boolean) => {
    if (weather.kind === 'silent' || to.destroyed) return;
    if (weather.kind === 'slow' && slowly) setTimeout(() => to.destroyed || to.write(chunk), weather.by);
    else to.write(chunk);
  };
  const server = createServer((near) => {
    if (weather.kind === 'down') return near.resetAndDestroy();
    const far = connect(Number(databasePort), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.on('data', (chunk) => passOn(far, chunk, false));
    far.on('data', (chunk) => passOn(near, chunk, true));
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    become: (next) => {
      weather = next;
      // What was swallowed is lost: a connection that goes on would wait for it for ever.
      if (next.kind === 'down' || next.kind === 'clear') reset();
    },
    reset,
    close: () =>
      new Promise((closed) => {
        reset();
        server.close(() => closed());
      }),
  };
};
