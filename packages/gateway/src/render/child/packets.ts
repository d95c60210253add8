import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

/** A document with its data; what is longer is no message of ours. */
const mostBytes = 64 * 2 ** 20;
const headBytes = 4;

/** Sends a value as one packet: its length in four bytes, then the value as Node's own messages are written. */
export const sendPacket = (socket: Socket, value: unknown): void => {
  if (!socket.writable) return;
  const body = serialize(value);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(body.length);
  socket.cork();
  socket.write(head);
  socket.write(body);
  socket.uncork();
};

/** Calls back with each value that arrives whole. A packet that is none ends the connection. */
export const readPackets = (socket: Socket, onValue: (value: unknown) => void): void => {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (bytes: number): Buffer => {
    const all = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    parts = [all.subarray(bytes)];
    length -= bytes;
    return all.subarray(0, bytes);
  };
  let wanted: number | undefined;
  socket.on('data', (part) => {
    parts.push(Buffer.from(part));
    length += part.length;
    try {
      for (;;) {
        if (wanted === undefined && length < headBytes) return;
        wanted ??= take(headBytes).readUInt32BE();
        if (wanted > mostBytes) throw new RangeError('the packet is too long');
        if (length < wanted) return;
        const body = take(wanted);
        wanted = undefined;
        onValue(deserialize(body));
      }
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
};
