import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findGuardedProblem, postGuarded } from './guarded-post.ts';

let trap: SocketServer;
let port: number;
let connections = 0;
beforeAll(async () => {
  trap = createSocketServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '::', resolve));
  port = (trap.address() as AddressInfo).port;
});
beforeEach(() => {
  connections = 0;
});
afterAll(() => void trap.close());

type Found = { address: string; family: number }[];
/** A name server that answers each question with the next of these. */
const nameServer = (...answers: string[][]) => {
  const asked: string[] = [];
  const lookUp = ((name: string, _: object, done: (error: null, found: Found) => void) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(name);
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as never; // of the overloads, the one with all addresses
  return { lookUp, asked };
};
const message = { headers: { 'content-type': 'application/json' }, body: '{}' };
const post = (url: string, lookUp = nameServer(['127.0.0.1']).lookUp) =>
  postGuarded(url, message, { mode: 'production', lookUp, ports: [443, port] });

const literals = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
  '10.0.0.8',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.1.1',
  '169.254.169.254',
  '169.254.170.2',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:169.254.169.254]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
];

describe('an address that somebody chose [W4] [W86]', () => {
  test.each(literals)('%s is never connected to', async (host) => {
    await expect(post(`https://${host}:${port}/hook`)).rejects.toThrow();
    expect(connections).toBe(0);
  });

  test.each([
    ['the name of this machine', ['127.0.0.1']],
    ['the name of a cloud that keeps metadata', ['169.254.169.254']],
    ['a name with one public and one private address', ['93.184.216.34', '10.0.0.1']],
    ['a name with a mapped address', ['::ffff:127.0.0.1']],
    ['a name without an address', []],
  ])('%s is never connected to', async (_, addresses) => {
    const { lookUp } = nameServer(addresses);
    await expect(post(`https://hook.example.test:${port}/`, lookUp)).rejects.toThrow('private address');
    expect(connections).toBe(0);
  });

  test('a name that moves after the check is asked once, and the checked address is the one connected to', async () => {
    const { lookUp, asked } = nameServer(['127.0.0.1'], ['93.184.216.34']);
    await expect(post(`https://moves.example.test:${port}/`, lookUp)).rejects.toThrow('private address');
    expect([asked, connections]).toEqual([['moves.example.test'], 0]);
  });

  test.each([
    ['http://hook.example.com/', 'is no https address'],
    ['ftp://hook.example.com/', 'is no https address'],
    ['file:///etc/passwd', 'is no https address'],
    ['https://user:pass@hook.example.com/', 'is no https address'],
    ['https://hook.example.com:8443/', 'has another port than 443'],
    ['https://hook.example.com:22/', 'has another port than 443'],
    ['http://127.0.0.1/', 'is no https address'],
    ['hook', 'is no https address'],
  ])('%s %s', async (address, problem) => {
    expect(findGuardedProblem(address, { mode: 'production' })).toBe(problem);
    await expect(postGuarded(address, message, { mode: 'production' })).rejects.toThrow(problem);
  });

  test('a usual address may be sent to', () => {
    expect(
      findGuardedProblem('https://gudang.example.com/pasar?toko=1', { mode: 'production' }),
    ).toBeUndefined();
    expect(findGuardedProblem('https://[2606:4700::1111]/', { mode: 'production' })).toBeUndefined();
  });
});

describe('a demo', () => {
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/away')
        return void response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
      response.writeHead(200).end('x'.repeat(100_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  test('reaches its stand-ins on this machine, and reads no more of an answer than it shows', async () => {
    const answer = await postGuarded(base, message, { mode: 'demo' });
    expect([answer.status, answer.excerpt.length]).toEqual([200, 500]);
  });

  test('follows no redirect [W61]', async () => {
    expect((await postGuarded(`${base}/away`, message, { mode: 'demo' })).status).toBe(302);
    expect(connections).toBe(0);
  });

  test.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/',
    'https://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
  ])('reaches no other machine of its network: %s', async (address) => {
    await expect(postGuarded(address, message, { mode: 'demo' })).rejects.toThrow();
  });
});
