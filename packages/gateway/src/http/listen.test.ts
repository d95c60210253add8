import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/fixture-release.ts';
import { listen } from './listen.ts';

const callers = 30;

/** Connects so many callers, writes a file once all are, and prints what came of their requests. */
const call = (port: number, file: string) => `
  const get = require('node:http').get;
  let connected = 0;
  const one = () => new Promise((done) =>
    get({ port: ${port}, host: '127.0.0.1', agent: false }, ({ statusCode }) => done(statusCode))
      .on('socket', (socket) => socket.on('connect', () => {
        if (++connected === ${callers}) require('node:fs').writeFileSync(${JSON.stringify(file)}, '');
      }))
      .on('error', ({ code }) => done(code)));
  Promise.all(Array.from({ length: ${callers} }, one)).then((all) => console.log(all.join(' ')));
`;

test('whoever is connected when a server begins to end gets a response [R21]', async () => {
  const listener = await listen(async () => new Response('here'), 0);
  const file = join(freshFolder(), 'connected');
  const caller = spawn(process.execPath, ['-e', call(listener.port, file)]);
  let said = '';
  caller.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  // As on a busy machine: the system has connected them all, and this process has seen none of them.
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(file)) Atomics.wait(pause, 0, 0, 20);
  const closed = listener.close();
  await once(caller, 'close');
  await closed;
  expect(said.trim()).toBe(Array.from({ length: callers }, () => 200).join(' '));
});
